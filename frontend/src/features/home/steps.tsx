import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

const steps = [
  [messages.stepOne, messages.stepOneText],
  [messages.stepTwo, messages.stepTwoText],
  [messages.stepThree, messages.stepThreeText],
] as const;

export function Steps() {
  return (
    <section className="border-y border-line bg-surface">
      <h2 className="sr-only">
        <FormattedMessage {...messages.steps} />
      </h2>
      <ol className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-8 px-5 py-14 md:grid-cols-3 md:px-8">
        {steps.map(([title, text], index) => (
          <li key={title.id} className="grid content-start gap-1.5">
            <span className="tabular grid size-8 place-items-center rounded-full bg-accent-soft text-sm font-[600] text-accent-ink">
              {index + 1}
            </span>
            <h3 className="mt-2 text-lg">
              <FormattedMessage {...title} />
            </h3>
            <p className="text-pretty text-md text-ink-2">
              <FormattedMessage {...text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
