import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { ForWhom } from './for-whom.tsx';
import { messages } from './messages.ts';

/** The way in: registering for a visitor, the app for who is signed in. */
export function MainLink({ size }: { size: 'md' | 'lg' }) {
  const look = buttonClass({ variant: 'primary', size });
  const arrow = size === 'lg' && <ArrowRight className="size-4.5" aria-hidden />;
  return (
    <ForWhom
      visitor={
        <Link to="/auth/register" className={look}>
          <FormattedMessage {...messages.getStarted} />
          {arrow}
        </Link>
      }
      member={
        <Link to="/app" className={look}>
          <FormattedMessage {...messages.goToApp} />
          {arrow}
        </Link>
      }
    />
  );
}
