import { CloudOff } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../lib/error-text.ts';
import { Button } from './button.tsx';
import { messages } from './messages.ts';
import { State } from './state.tsx';

/** Stands where something did not load, with a way to try again. */
export function LoadError({ error, retry }: { error: unknown; retry(): unknown }) {
  const intl = useIntl();
  return (
    <State
      tone="error"
      picture={<CloudOff className="size-8" strokeWidth={1.5} />}
      title={<FormattedMessage {...messages.notLoaded} />}
      action={
        <Button onClick={() => retry()}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      }
    >
      {errorText(intl, error)}
    </State>
  );
}
