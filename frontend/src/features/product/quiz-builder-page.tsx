import { GitBranch, ListChecks, Save, Shapes } from 'lucide-react';
import { useIntl } from 'react-intl';
import { usePageHead } from '../../lib/page-head.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { Screenshot } from '../site/screenshot.tsx';
import { Hero } from './hero.tsx';
import { messages } from './messages.ts';
import { type Part, Parts } from './parts.tsx';

const parts: readonly Part[] = [
  [Shapes, messages.types, messages.typesText],
  [GitBranch, messages.branch, messages.branchText],
  [Save, messages.safe, messages.safeText],
  [ListChecks, messages.publish, messages.publishText],
];

export function QuizBuilderPage() {
  const intl = useIntl();
  usePageHead({
    title: intl.formatMessage(messages.builderTitle),
    description: intl.formatMessage(messages.builderLead),
  });
  return (
    <>
      <Hero title={messages.builderHeadline} lead={messages.builderLead} />
      <div className="mx-auto mt-12 w-full max-w-6xl px-5 md:px-8">
        <Screenshot name="builder" alt={messages.builderAlt} eager />
      </div>
      <Parts parts={parts} />
      <CallToAction />
    </>
  );
}
