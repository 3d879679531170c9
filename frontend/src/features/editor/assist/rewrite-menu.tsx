import { LoaderCircle, Sparkles } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tones } from '#shared/api/assist.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { faults, messages } from './messages.ts';
import type { useRewrite } from './use-rewrite.ts';

interface Props {
  rewriting: ReturnType<typeof useRewrite>;
  /** What the text is, for whoever does not see where the button stands. */
  name: string;
}

/** The ways to rewrite a text; while that runs, a button that stops it. */
export function RewriteMenu({ rewriting, name }: Props) {
  const intl = useIntl();
  if (rewriting.isRunning) {
    return (
      <Button size="sm" variant="ghost" onClick={rewriting.cancel} className="-my-1.5">
        <LoaderCircle className="size-3.5 animate-spin" aria-hidden />
        <FormattedMessage {...messages.cancel} />
      </Button>
    );
  }
  if (rewriting.isBlank) return null;
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="-my-1.5"
          aria-label={intl.formatMessage(messages.rewriteNamed, { name })}
        >
          <Sparkles className="size-3.5" aria-hidden />
          <FormattedMessage {...messages.rewrite} />
        </Button>
      }
    >
      {tones.map((tone) => (
        <MenuItem key={tone} onSelect={() => void rewriting.start(tone)}>
          <FormattedMessage {...messages[tone]} />
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Why a text was not rewritten; nothing when it was. */
export function RewriteFault({ rewriting: { why, error } }: Pick<Props, 'rewriting'>) {
  const intl = useIntl();
  if (!why && !error) return null;
  return (
    <span role="status">
      <FormattedMessage {...messages.kept} /> {why ? intl.formatMessage(faults[why]) : errorText(intl, error)}
    </span>
  );
}
