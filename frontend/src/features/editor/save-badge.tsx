import { Cloud, CloudAlert, CloudCheck, CloudUpload, Eye } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useMayEdit } from '../../data/team.ts';
import { errorText } from '../../lib/error-text.ts';
import { useEditor } from './editor-context.ts';
import { messages } from './messages.ts';

/** What a viewer tries here stays here. */
function ViewerBadge() {
  const words = useIntl().formatMessage(messages.viewer);
  return (
    <span title={words} className="flex shrink-0 items-center gap-1.5 text-sm text-info">
      <Eye className="size-4 shrink-0" aria-hidden />
      <span className="sr-only xl:not-sr-only">{words}</span>
    </span>
  );
}

/** Whether the changes are stored. The icon alone, with the words for screen readers, where the quiz's name needs the room. */
export function SaveBadge() {
  const intl = useIntl();
  const save = useEditor(({ save }) => save);
  const say = (message: (typeof messages)[keyof typeof messages]) => intl.formatMessage(message);
  const look = {
    saved: { icon: CloudCheck, words: say(messages.saved), bad: false },
    pending: { icon: Cloud, words: say(messages.saving), bad: false },
    saving: { icon: CloudUpload, words: say(messages.saving), bad: false },
    failed: { icon: CloudAlert, words: say(messages.notSaved), bad: true },
    refused: {
      icon: CloudAlert,
      words:
        'error' in save ? intl.formatMessage(messages.refused, { reason: errorText(intl, save.error) }) : '',
      bad: true,
    },
    conflict: { icon: CloudAlert, words: say(messages.changedElsewhere), bad: true },
  }[save.kind];
  if (!useMayEdit()) return <ViewerBadge />;
  const Icon = look.icon;
  return (
    <span
      role="status"
      data-save={save.kind}
      title={look.words}
      className={`flex shrink-0 items-center gap-1.5 text-sm ${look.bad ? 'text-bad' : 'text-ink-3'}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      <span className={`sr-only ${look.bad ? 'xl:not-sr-only' : '2xl:not-sr-only'}`}>
        <span className="block max-w-56 truncate">{look.words}</span>
      </span>
    </span>
  );
}
