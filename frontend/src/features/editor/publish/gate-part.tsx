import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { GateFinding } from '#shared/quiz/gate.ts';
import { Button } from '../../../ui/button.tsx';
import type { Names } from '../rules/condition-words.ts';
import { useStage } from '../stage.tsx';
import { useNames } from '../use-names.ts';
import { gates } from './gate-messages.ts';
import { messages } from './messages.ts';
import { ReviewSection } from './review-section.tsx';
import type { Review } from './use-review.ts';

const kilo = (bytes: number) => Math.ceil(bytes / 1000);

const inWords = (intl: IntlShape, names: Names, finding: GateFinding): string => {
  const say = (values: Record<string, string | number>) => intl.formatMessage(gates[finding.kind], values);
  switch (finding.kind) {
    case 'textContrast':
    case 'accentContrast':
      return say({
        ratio: intl.formatNumber(Math.floor(finding.ratio * 10) / 10),
        least: intl.formatNumber(finding.least),
      });
    case 'altMissing':
      return say({
        question: names.question(finding.question),
        language: intl.formatList(
          finding.locales.map((locale) => intl.formatDisplayName(locale, { type: 'language' }) ?? locale),
        ),
      });
    case 'pictureBroken':
      return say({ src: finding.src });
    case 'pictureLarge':
      return say({ src: finding.src, width: finding.width, height: finding.height });
    case 'heavyStart':
    case 'heavyQuiz':
      return say({ size: kilo(finding.bytes), most: kilo(finding.most) });
  }
};

const placeOf = (finding: GateFinding): string =>
  'question' in finding ? finding.question : 'place' in finding ? finding.place : 'quiz';

/** What keeps people from using the quiz, or makes them wait, each with the way to it. */
export function GatePart({ review: { weighed }, leave }: { review: Review; leave(): void }) {
  const intl = useIntl();
  const names = useNames();
  const { jump } = useStage();
  const findings = weighed.kind === 'done' ? weighed.value.findings : [];
  const state = weighed.kind === 'working' ? 'working' : findings.length > 0 ? 'bad' : 'good';
  return (
    <ReviewSection
      title={<FormattedMessage {...messages.gate} />}
      state={weighed.kind === 'failed' ? 'bad' : state}
    >
      {weighed.kind === 'working' && <FormattedMessage {...messages.gateWorking} />}
      {weighed.kind === 'failed' && <FormattedMessage {...messages.proofFailed} />}
      {weighed.kind === 'done' && findings.length === 0 && (
        <p>
          <FormattedMessage {...messages.gateClean} values={{ size: kilo(weighed.value.bytes) }} />
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {findings.map((finding) => {
          const words = inWords(intl, names, finding);
          return (
            <li key={words} className="grid gap-2 rounded-lg border border-line bg-surface p-3 shadow-1">
              <p className="text-pretty wrap-anywhere">{words}</p>
              <Button
                size="sm"
                className="justify-self-start"
                aria-label={intl.formatMessage(messages.fixOf, { words })}
                onClick={() => {
                  jump(placeOf(finding));
                  leave();
                }}
              >
                <FormattedMessage {...messages.fix} />
              </Button>
            </li>
          );
        })}
      </ul>
    </ReviewSection>
  );
}
