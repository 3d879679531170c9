import { Link } from '@tanstack/react-router';
import { Palette } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inBrand } from '#shared/model/brand.ts';
import { same } from '#shared/quiz/same.ts';
import { useShopBrand } from '../../../data/shops.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './design-messages.ts';

/** Gives the quiz the shop's brand, as a change of its own; where there is none, it leads to where one is set. */
export function QuizBrand() {
  const intl = useIntl();
  const { shopId, theme, edit, undo } = useEditor(({ shopId, quiz, edit, undo }) => ({
    shopId,
    theme: quiz.theme,
    edit,
    undo,
  }));
  const brand = useShopBrand(shopId);
  if (!brand) {
    return (
      <p className="text-pretty text-sm text-ink-3">
        <FormattedMessage
          {...messages.noBrand}
          values={{
            link: (text) => (
              <Link
                to="/app/settings"
                search={{ section: 'brand' }}
                className="touch text-accent-ink underline"
              >
                {text}
              </Link>
            ),
          }}
        />
      </p>
    );
  }
  const isWorn = same(inBrand(theme, brand), theme);
  const wear = () => {
    if (isWorn) return;
    edit(
      (before) => ({ ...before, theme: inBrand(before.theme, brand) }),
      `theme:brand:${crypto.randomUUID()}`,
    );
    void confirmToast(intl.formatMessage(messages.brandUsed), {
      label: intl.formatMessage(messages.undo),
      run: undo,
    });
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button size="sm" onClick={wear}>
        <Palette className="size-4" aria-hidden />
        <FormattedMessage {...messages.useBrand} />
      </Button>
      <p className="text-sm text-ink-3" role="status">
        <FormattedMessage {...(isWorn ? messages.brandWorn : messages.brandHint)} />
      </p>
    </div>
  );
}
