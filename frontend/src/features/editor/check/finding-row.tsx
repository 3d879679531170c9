import { CircleAlert, Info } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isGrave } from '#shared/quiz/grave.ts';
import type { Finding } from '#shared/quiz/prove.ts';
import { Button } from '../../../ui/button.tsx';
import { useStage } from '../stage.tsx';
import { messages } from './messages.ts';

interface Props {
  finding: Finding;
  words: string;
  /** Called when a press leads elsewhere. */
  onLeave?(): void;
}

/** One finding: what is so, the way to the fault, and answers that show it. */
export function FindingRow({ finding, words, onLeave }: Props) {
  const intl = useIntl();
  const { jump, play } = useStage();
  const { question, example, certain } = finding;
  const grave = isGrave(finding);
  const Icon = grave ? CircleAlert : Info;
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-3 shadow-1">
      <Icon className={`mt-0.5 size-5 shrink-0 ${grave ? 'text-bad' : 'text-ink-3'}`} aria-hidden />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="text-pretty wrap-anywhere">
          {words}
          {!certain && (
            <span className="text-ink-3">
              {' '}
              <FormattedMessage {...messages.unseen} />
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => {
              jump(question ?? 'results');
              onLeave?.();
            }}
            aria-label={intl.formatMessage(messages.jumpTo, { words })}
          >
            <FormattedMessage {...(question ? messages.jump : messages.jumpResults)} />
          </Button>
          {example && (
            <Button
              size="sm"
              onClick={() => {
                play(example);
                onLeave?.();
              }}
              aria-label={intl.formatMessage(messages.playOf, { words })}
            >
              <FormattedMessage {...messages.play} />
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
