import { Gift, Hammer, HeartPulse, House, Shirt, Sparkles } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

const cases = [
  [Sparkles, messages.beauty, messages.beautyText],
  [Shirt, messages.fashion, messages.fashionText],
  [Gift, messages.gifts, messages.giftsText],
  [HeartPulse, messages.health, messages.healthText],
  [House, messages.homeCase, messages.homeCaseText],
  [Hammer, messages.tools, messages.toolsText],
] as const;

export function UseCases() {
  return (
    <section className="border-t border-line bg-sunken">
      <div className="mx-auto w-full max-w-6xl px-5 py-16 md:px-8 md:py-24">
        <h2 className="text-3xl font-[660] tracking-[-0.03em]">
          <FormattedMessage {...messages.useCases} />
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {cases.map(([Icon, title, text]) => (
            <li
              key={title.id}
              className="grid content-start gap-2 rounded-xl border border-line bg-surface p-6"
            >
              <Icon className="size-6 text-accent-ink" aria-hidden />
              <h3 className="text-lg">
                <FormattedMessage {...title} />
              </h3>
              <p className="text-pretty text-ink-2">
                <FormattedMessage {...text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
