import type { QuizReport } from '#shared/api/analytics.ts';
import type { ReportFilter } from '../../data/analytics.ts';
import { AnswersCard } from './answers.tsx';
import { Breakdown } from './breakdown.tsx';
import { Funnel } from './funnel.tsx';
import { messages } from './messages.ts';
import { useNames } from './names.ts';
import { Products } from './products.tsx';

interface Props {
  report: QuizReport;
  shopId: string;
  quizId: string;
  filter: ReportFilter;
  file: string;
}

/** What only a quiz has: its questions, their answers, what it recommended, its versions. */
export function QuizParts({ report, shopId, quizId, filter, file }: Props) {
  const names = useNames();
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Funnel questions={report.questions} file={file} />
        <Products products={report.products} file={file} />
      </div>
      <AnswersCard shopId={shopId} quizId={quizId} filter={filter} file={file} />
      {report.versions.length > 1 && (
        <Breakdown
          title={messages.versions}
          label={messages.version}
          file={`${file}-versions`}
          rows={report.versions}
          nameOf={({ version }) => names.version(version)}
        />
      )}
    </>
  );
}
