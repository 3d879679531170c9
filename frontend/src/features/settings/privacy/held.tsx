import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { Forget } from './forget.tsx';
import { messages } from './messages.ts';
import type { Found } from './shopper-request.tsx';

function Contacts({ shop, held }: { shop: Shop; held: Found['held'] }) {
  const intl = useIntl();
  const { data: quizzes } = useQuery(quizzesQuery(useApp().client, shop.id));
  const nameIn = (all: QuizSummary[], id: string) =>
    all.find((quiz) => quiz.id === id)?.name ?? intl.formatMessage(messages.gone);
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {held.contacts.map(({ id, quizId, createdAt, phone, receipts }) => (
        <li key={id} className="grid gap-1 py-2.5">
          <p className="wrap-anywhere">
            <FormattedMessage
              {...messages.given}
              values={{
                quiz: quizzes ? nameIn(quizzes, quizId) : '…',
                when: intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
              }}
            />
          </p>
          {phone && <p className="tabular text-sm text-ink-2">{phone}</p>}
          {receipts.map(({ question, wording, given }) => (
            <p key={question} className="text-pretty text-sm text-ink-3">
              <FormattedMessage {...(given ? messages.allowed : messages.refused)} values={{ wording }} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  shop: Shop;
  found: Found;
  onForgotten(): void;
}

/** What is held about a shopper, with the ways to hand it out and to delete it. */
export function Held({ shop, found, onForgotten }: Props) {
  const [asking, setAsking] = useState(false);
  const { email, held } = found;
  if (held.contacts.length === 0) {
    return (
      <p className="text-ink-2 wrap-anywhere">
        <FormattedMessage {...messages.nothing} values={{ email }} />
      </p>
    );
  }
  const save = () => {
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), email, ...held }, null, 2);
    download('shopper.json', text, 'application/json');
  };
  return (
    <div className="grid gap-4">
      <p className="font-[560] wrap-anywhere">
        {email}
        <span className="block text-sm font-normal text-ink-3">
          <FormattedMessage
            {...messages.held}
            values={{ contacts: held.contacts.length, responses: held.responses.length }}
          />
        </span>
      </p>
      <Contacts shop={shop} held={held} />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={save}>
          <Download className="size-4" aria-hidden />
          <FormattedMessage {...messages.export} />
        </Button>
        {shop.role === 'owner' ? (
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Trash2 className="size-4" aria-hidden />
            <FormattedMessage {...messages.forget} />
          </Button>
        ) : (
          <span className="text-sm text-ink-3">
            <FormattedMessage {...messages.forgetOwners} />
          </span>
        )}
      </div>
      {asking && (
        <Forget shop={shop} email={email} close={() => setAsking(false)} onForgotten={onForgotten} />
      )}
    </div>
  );
}
