import type { ReactNode } from 'react';
import type { QuizReport, ShopReport } from '#shared/api/analytics.ts';
import { Breakdown } from './breakdown.tsx';
import { Course } from './course.tsx';
import { messages } from './messages.ts';
import type { Metric } from './metrics.ts';
import { useNames } from './names.ts';
import { Totals } from './totals.tsx';

interface Props {
  report: QuizReport | ShopReport;
  metric: Metric;
  onChoose(metric: Metric): void;
  file: string;
  /** What there is besides totals, course, languages and devices. */
  children: ReactNode;
}

/** What every report has, of a shop or of a quiz. */
export function Report({ report, metric, onChoose, file, children }: Props) {
  const names = useNames();
  const { previous, locales, devices } = report;
  return (
    <div className="grid gap-4">
      <Totals now={report} before={previous} metric={metric} onChoose={onChoose} />
      <Course now={report} before={previous} metric={metric} file={file} />
      {children}
      <div className="grid gap-4 lg:grid-cols-2">
        <Breakdown
          title={messages.languages}
          label={messages.language}
          file={`${file}-languages`}
          rows={locales}
          nameOf={({ locale }) => names.language(locale)}
        />
        <Breakdown
          title={messages.devices}
          label={messages.device}
          file={`${file}-devices`}
          rows={devices}
          nameOf={({ device }) => names.device(device)}
        />
      </div>
    </div>
  );
}
