import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { quizPagePath } from '#shared/site.ts';
import { Copyable } from '../../../blocks/copyable.tsx';
import { shopsQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEditor } from '../editor-context.ts';
import { QrCode } from './qr-code.tsx';
import { messages } from './share-messages.ts';

/** The quiz's own page in the language that is edited, to copy or to look at. */
function PageLink({ quizId, locale }: { quizId: string; locale: Locale }) {
  const intl = useIntl();
  const address = window.location.origin + quizPagePath(quizId, locale);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="grid w-full">
        <Copyable label={intl.formatMessage(messages.pageLink)} text={address} />
      </div>
      <p className="text-sm text-ink-2">
        <FormattedMessage {...messages.pageHint} />
      </p>
      <a href={address} target="_blank" rel="noreferrer" className={buttonClass()}>
        <ExternalLink className="size-4" aria-hidden />
        <FormattedMessage {...messages.openPage} />
      </a>
      <QrCode address={address} />
    </div>
  );
}

/** The HTML that shows a quiz on any page. */
const snippetOf = (origin: string, quizId: string) =>
  `<script type="module" src="${origin}/embed/recommend.js" async></script>\n<recommend-quiz quiz="${quizId}"></recommend-quiz>`;

/** How to place a published quiz. */
export function ShareDialog({ fresh, close }: { fresh: boolean; close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const { record, shopId, locale } = useEditor(({ record, shopId, locale }) => ({ record, shopId, locale }));
  // The list of shops is there wherever one is worked on, so the way to its theme need not be waited for.
  const { data: shops } = useQuery(shopsQuery(client));
  const shop = shops?.find(({ id }) => id === shopId);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={intl.formatMessage(fresh ? messages.published : messages.shareTitle)}
      description={intl.formatMessage(messages.shareHint)}
      footer={
        <Button variant="primary" onClick={close}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <div className="grid gap-5">
        {shop?.themeEditorUrl && (
          <div className="grid justify-items-start gap-3">
            <a href={shop.themeEditorUrl} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink className="size-4" aria-hidden />
              <FormattedMessage {...messages.themeEditor} />
            </a>
            <p className="text-sm text-ink-2">
              <FormattedMessage {...messages.themeHint} />
            </p>
          </div>
        )}
        <Copyable label={intl.formatMessage(messages.quizId)} text={record.id} />
        <Copyable
          label={intl.formatMessage(messages.snippet)}
          text={snippetOf(window.location.origin, record.id)}
        />
        {record.status === 'published' && <PageLink quizId={record.id} locale={locale} />}
      </div>
    </Dialog>
  );
}
