import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';

function Shoe() {
  return (
    <svg viewBox="0 0 96 72" className="size-full" aria-hidden="true">
      <path
        d="M10 46c0-8 3-20 5-26 1-3 5-3 6-1 3 6 9 9 15 7 3-1 5-4 7-4 3 0 5 3 8 7 6 8 17 11 27 13 6 1 9 4 9 9H12c-1 0-2-2-2-5Z"
        className="fill-accent"
      />
      <path d="M10 51h77c1 8-4 11-10 11H17c-5 0-7-5-7-11Z" className="fill-ink" />
      <path
        d="m43 24 7-5M48 30l8-5M54 36l8-5"
        className="stroke-surface"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M18 62v4M28 62v4M38 62v4M48 62v4M58 62v4M68 62v4" className="stroke-ink" strokeWidth="4" />
    </svg>
  );
}

/** A drawn quiz and its result: what a shopper sees, in one look. */
export function Example() {
  const intl = useIntl();
  const answers = [messages.exampleOne, messages.exampleTwo, messages.exampleThree];
  return (
    <div
      role="img"
      aria-label={intl.formatMessage(messages.example)}
      className="relative mx-auto w-full max-w-md select-none pb-24 md:pb-28"
    >
      <div className="rounded-xl border border-line bg-surface p-6 shadow-2">
        <div className="mb-5 h-1 overflow-hidden rounded-full bg-hover">
          <div className="h-full w-1/2 rounded-full bg-accent" />
        </div>
        <p className="text-lg font-[620] tracking-tight">
          <FormattedMessage {...messages.exampleQuestion} />
        </p>
        <div className="mt-4 grid gap-2">
          {answers.map((answer) => {
            const chosen = answer === messages.exampleTwo;
            return (
              <div
                key={answer.id}
                className={`flex h-11 items-center justify-between rounded-md border px-3.5 ${chosen ? 'border-accent bg-accent-soft font-[560]' : 'border-line'}`}
              >
                <FormattedMessage {...answer} />
                {chosen && <Check className="size-4 text-accent-ink" />}
              </div>
            );
          })}
        </div>
      </div>
      <div className="absolute -right-1 bottom-0 flex w-[86%] items-center gap-4 rounded-xl border border-line bg-raised p-4 shadow-3 md:-right-10">
        <div className="grid size-20 shrink-0 place-items-center rounded-lg bg-accent-soft p-2.5">
          <Shoe />
        </div>
        <div className="grid gap-0.5">
          <p className="font-[600]">
            <FormattedMessage {...messages.exampleProduct} />
          </p>
          <p className="text-sm text-ink-2">
            <FormattedMessage {...messages.exampleReason} />
          </p>
        </div>
      </div>
    </div>
  );
}
