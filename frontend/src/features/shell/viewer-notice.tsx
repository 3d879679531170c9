import { Eye } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useMayEdit } from '../../data/team.ts';
import { messages } from './messages.ts';

/** Tells a viewer why there is nothing to change anything with. */
export function ViewerNotice() {
  if (useMayEdit()) return null;
  return (
    <aside className="flex items-center justify-center gap-2 border-b border-line bg-info-soft px-4 py-2 text-center text-sm text-info">
      <Eye className="size-4 shrink-0" aria-hidden />
      <FormattedMessage {...messages.viewer} />
    </aside>
  );
}
