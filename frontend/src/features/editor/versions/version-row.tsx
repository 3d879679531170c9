import { ChevronDown, Eye, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizVersion } from '#shared/api/quizzes.ts';
import { useMayEdit } from '../../../data/team.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';
import { useRestore } from './use-restore.ts';
import { VersionDiff } from './version-diff.tsx';
import { VersionPreview } from './version-preview.tsx';

function Standing({ version }: { version: number }) {
  const intl = useIntl();
  const { split, publishedVersion } = useEditor(({ record }) => record);
  const share = split && intl.formatNumber(split.share / 100, { style: 'percent' });
  return (
    <>
      {version === publishedVersion && (
        <Badge tone="good" dot>
          <FormattedMessage {...messages.live} />
        </Badge>
      )}
      {version === split?.version && (
        <Badge tone="info" dot>
          <FormattedMessage {...messages.tested} values={{ share }} />
        </Badge>
      )}
    </>
  );
}

interface Props {
  listed: QuizVersion;
  /** The version before it, if there is one. */
  earlier: number | undefined;
  /** Who published it. */
  name: string;
}

/** One version: when, by whom, what it changed, and what can be done with it. */
export function VersionRow({ listed: { version, publishedAt, refreshOf }, earlier, name }: Props) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const restore = useRestore();
  const [open, setOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const date = intl.formatDate(publishedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const say = (message: (typeof messages)['previewOf' | 'restoreOf' | 'changesOf']) =>
    intl.formatMessage(message, { number: version });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-md font-[600]">
          <FormattedMessage {...messages.version} values={{ number: version }} />
        </h3>
        <Standing version={version} />
        <p className="w-full text-sm text-ink-3 md:ml-auto md:w-auto">
          {refreshOf === undefined ? (
            <FormattedMessage {...messages.by} values={{ date, name }} />
          ) : (
            <FormattedMessage {...messages.refreshed} values={{ date, number: refreshOf }} />
          )}
        </p>
      </div>
      <Problem error={restore.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-expanded={open}
          aria-label={say(messages.changesOf)}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} aria-hidden />
          <FormattedMessage {...messages.changes} />
        </Button>
        <Button size="sm" aria-label={say(messages.previewOf)} onClick={() => setLooking(true)}>
          <Eye className="size-4" aria-hidden />
          <FormattedMessage {...messages.preview} />
        </Button>
        {mayEdit && (
          <Button
            size="sm"
            aria-label={say(messages.restoreOf)}
            busy={restore.isPending}
            onClick={() => restore.mutate(version)}
          >
            <Undo2 className="size-4" aria-hidden />
            <FormattedMessage {...messages.restore} />
          </Button>
        )}
      </div>
      {open && (
        <div className="grid gap-2 text-ink-2">
          {earlier === undefined ? (
            <FormattedMessage {...messages.first} />
          ) : (
            <VersionDiff from={earlier} to={version} />
          )}
        </div>
      )}
      {looking && <VersionPreview version={version} close={() => setLooking(false)} />}
    </li>
  );
}
