import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { messages } from './messages.ts';

/** There is no film yet, and it says so; the demo quiz and a conversation are there. */
export function DemoDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage {...messages.comingSoon} />}
      description={<FormattedMessage {...messages.comingSoonText} />}
      footer={
        <>
          <Link to="/" hash="demo" onClick={onClose} className={buttonClass()}>
            <FormattedMessage {...messages.tryDemo} />
          </Link>
          <Link to="/contact" search={{ topic: 'demo' }} className={buttonClass({ variant: 'primary' })}>
            <FormattedMessage {...messages.bookDemo} />
          </Link>
        </>
      }
    />
  );
}
