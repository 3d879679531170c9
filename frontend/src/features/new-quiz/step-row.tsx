import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import type { CreateStep } from './steps.ts';

/** The ways out of a step: back, where there is a step before, and the button that goes on. */
export function StepRow({ before, children }: { before: CreateStep | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow sm:*:last:ml-auto">
      {before && (
        <Link to="/app/quizzes/create" search={{ step: before }} className={buttonClass()}>
          <FormattedMessage {...messages.back} />
        </Link>
      )}
      {children}
    </div>
  );
}
