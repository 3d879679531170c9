import {
  Accessibility,
  ChartColumn,
  Gauge,
  Languages,
  ListChecks,
  MessageCircleQuestion,
  Palette,
  Scale,
  Sparkles,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { usePageHead } from '../../lib/page-head.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { Screenshot } from '../site/screenshot.tsx';
import { Hero } from './hero.tsx';
import { messages } from './messages.ts';
import { type Part, Parts } from './parts.tsx';

const parts: readonly Part[] = [
  [Sparkles, messages.draft, messages.draftText],
  [Scale, messages.engine, messages.engineText],
  [MessageCircleQuestion, messages.reason, messages.reasonText],
  [ListChecks, messages.proof, messages.proofText],
  [Gauge, messages.fast, messages.fastText],
  [Palette, messages.brand, messages.brandText],
  [ChartColumn, messages.analytics, messages.analyticsText],
  [Languages, messages.languages, messages.languagesText],
  [Accessibility, messages.access, messages.accessText],
];

export function FeaturesPage() {
  const intl = useIntl();
  usePageHead({ title: intl.formatMessage(messages.title), description: intl.formatMessage(messages.lead) });
  return (
    <>
      <Hero title={messages.headline} lead={messages.lead} />
      <div className="mx-auto mt-12 w-full max-w-6xl px-5 md:px-8">
        <Screenshot name="results" alt={messages.resultsAlt} eager />
      </div>
      <Parts parts={parts} />
      <CallToAction />
    </>
  );
}
