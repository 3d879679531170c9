import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../lib/error-text.ts';
import { Button } from './button.tsx';
import { messages } from './messages.ts';
import { State } from './state.tsx';

interface Props {
  error: unknown;
  retry(): unknown;
  /** What the page is, where nothing else of it is there; read out. */
  page?: string;
  /** Another way on than to try again. */
  otherwise?: ReactNode;
}

/** Stands where something did not load, with a way to try again. */
export function LoadError({ error, retry, page, otherwise }: Props) {
  const intl = useIntl();
  return (
    <>
      {page && <h1 className="sr-only">{page}</h1>}
      <State
        tone="error"
        picture={<CloudOff className="size-8" strokeWidth={1.5} />}
        title={<FormattedMessage {...messages.notLoaded} />}
        action={
          <>
            <Button onClick={() => retry()}>
              <FormattedMessage {...messages.tryAgain} />
            </Button>
            {otherwise}
          </>
        }
      >
        {errorText(intl, error)}
      </State>
    </>
  );
}
