import { useLater } from '../useLater.ts';
import type { ResultsProps } from './Results.tsx';

const load = async () => (await import('./MailForm.tsx')).Mail;

/** The form that mails the results, with code that only quizzes with one load. Its place is kept meanwhile. */
export const LateMail = (props: ResultsProps) => {
  const { value: Mail } = useLater(load, true);
  return <div className="rq-mail">{Mail && <Mail {...props} />}</div>;
};
