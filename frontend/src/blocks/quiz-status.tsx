import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { Badge } from '../ui/badge.tsx';
import { messages } from './messages.ts';

type Known = Pick<QuizSummary, 'status' | 'revision' | 'publishedRevision'>;

export function QuizStatus({ quiz }: { quiz: Known }) {
  if (quiz.status === 'published') {
    const changed = quiz.publishedRevision !== undefined && quiz.publishedRevision < quiz.revision;
    return (
      <Badge tone={changed ? 'accent' : 'good'} dot>
        <FormattedMessage {...(changed ? messages.changed : messages.published)} />
      </Badge>
    );
  }
  return (
    <Badge dot>
      <FormattedMessage {...(quiz.status === 'draft' ? messages.draft : messages.unpublished)} />
    </Badge>
  );
}
