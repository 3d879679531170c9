import { Link } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  ChartNoAxesColumn,
  CircleOff,
  Contact,
  Copy,
  Download,
  Ellipsis,
  Inbox,
  Pencil,
  Trash2,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useMayEdit } from '../../data/team.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { type ActName, acts } from './acts.ts';
import { messages } from './messages.ts';
import type { Acts } from './use-acts.ts';
import { useFiles } from './use-files.ts';

export const actIcons = { takeOut: CircleOff, archive: Archive, unarchive: ArchiveRestore, remove: Trash2 };
export const actNames = Object.keys(acts) as ActName[];

const to = '/app/quizzes/editor/$quizId';
const places = [
  { label: messages.edit, icon: Pencil, search: {} },
  { label: messages.seeResponses, icon: Inbox, search: { view: 'responses' } },
  { label: messages.contacts, icon: Contact, search: { view: 'contacts' } },
] as const;

/** Everything that can be done with one quiz. */
export function RowMenu({ shopId, quiz, does }: { shopId: string; quiz: QuizSummary; does: Acts }) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const files = useFiles(shopId, quiz, does);
  const label = intl.formatMessage(messages.more, { name: quiz.name });
  const trigger = (
    <Button variant="ghost" size="sm" icon aria-label={label} busy={files.busy}>
      <Ellipsis className="size-4.5" aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {places.map(({ label: name, icon: Icon, search }) => (
        <MenuItem asChild key={name.id}>
          <Link to={to} params={{ quizId: quiz.id }} search={search}>
            <Icon aria-hidden />
            <FormattedMessage {...name} />
          </Link>
        </MenuItem>
      ))}
      <MenuItem asChild>
        <Link to="/app/analytics" search={{ quizId: quiz.id }}>
          <ChartNoAxesColumn aria-hidden />
          <FormattedMessage {...messages.analytics} />
        </Link>
      </MenuItem>
      <MenuLine />
      {mayEdit && (
        <MenuItem onSelect={files.duplicate}>
          <Copy aria-hidden />
          <FormattedMessage {...messages.duplicate} />
        </MenuItem>
      )}
      <MenuItem onSelect={files.save}>
        <Download aria-hidden />
        <FormattedMessage {...messages.export} />
      </MenuItem>
      {mayEdit && <MenuLine />}
      {actNames
        .filter((name) => mayEdit && acts[name].fits(quiz))
        .map((name) => {
          const Icon = actIcons[name];
          return (
            <MenuItem key={name} danger={name === 'remove'} onSelect={() => void does.run(name, [quiz])}>
              <Icon aria-hidden />
              <FormattedMessage {...acts[name].label} />
            </MenuItem>
          );
        })}
    </Menu>
  );
}
