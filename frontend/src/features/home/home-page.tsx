import { useIntl } from 'react-intl';
import { usePageHead } from '../../lib/page-head.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { ForWhom } from '../site/for-whom.tsx';
import { Demo } from './demo.tsx';
import { MemberHero } from './member-hero.tsx';
import { messages } from './messages.ts';
import { Proof } from './proof.tsx';
import { Steps } from './steps.tsx';
import { UseCases } from './use-cases.tsx';
import { VisitorHero } from './visitor-hero.tsx';

/** The start page of the site: what it is, and the way in. */
export function HomePage() {
  const intl = useIntl();
  usePageHead({ description: intl.formatMessage(messages.lead) });
  return (
    <>
      <ForWhom visitor={<VisitorHero />} member={<MemberHero />} />
      <Steps />
      <Demo />
      <Proof />
      <UseCases />
      <CallToAction />
    </>
  );
}
