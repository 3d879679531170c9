import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { Crumbs } from '../../ui/crumbs.tsx';
import { messages } from './messages.ts';

/** Quizzes, then this page. */
export function Path({ title }: { title: string }) {
  const intl = useIntl();
  const parts = [
    { key: 'quizzes', node: <Link to="/app/quizzes">{intl.formatMessage(messages.quizzes)}</Link> },
    { key: 'here', node: title },
  ];
  return <Crumbs label={intl.formatMessage(messages.path)} parts={parts} />;
}
