import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { CollectionChoice } from './collection-choice.tsx';
import { messages } from './messages.ts';
import { type Way, WayChoice } from './way-choice.tsx';

const useCreate = (shopId: string) => {
  const { client } = useApp();
  const navigate = useNavigate();
  const readQuizzes = useReadQuizzes(shopId);
  return useMutation({
    mutationFn: (body: Parameters<typeof client.quizzes.create>[0]['body']) =>
      client.quizzes.create({ params: { shopId }, body }),
    onSuccess: async (quiz) => {
      await readQuizzes();
      await navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId: quiz.id } });
    },
  });
};

export function NewQuizPage() {
  const intl = useIntl();
  const { shopId } = useRouteContext({ from: '/signed-in/app/shop/app/quizzes/new' });
  const [way, setWay] = useState<Way>('catalogue');
  const [name, setName] = useState('');
  const [wish, setWish] = useState('');
  const [collections, setCollections] = useState<string[]>([]);
  const create = useCreate(shopId);
  const title = intl.formatMessage(messages.createTitle);

  const submit = () => {
    const named = name.trim() ? { name: name.trim() } : {};
    if (way === 'blank') return create.mutate({ from: 'blank', ...named });
    create.mutate({
      from: 'catalogue',
      ...named,
      ...(wish.trim() ? { wish: wish.trim() } : {}),
      ...(collections.length > 0 ? { collections } : {}),
    });
  };
  const crumbs = [
    { key: 'quizzes', node: <Link to="/app/quizzes">{intl.formatMessage(messages.title)}</Link> },
    { key: 'new', node: title },
  ];
  return (
    <Page title={title} crumbs={<Crumbs label={intl.formatMessage(messages.path)} parts={crumbs} />} narrow>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <WayChoice value={way} onChange={setWay} />
        <Card className="grid gap-5 p-5 md:p-6">
          <TextField
            label={intl.formatMessage(messages.name)}
            hint={intl.formatMessage(messages.nameHint)}
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {way === 'catalogue' && (
            <>
              <TextArea
                label={intl.formatMessage(messages.wish)}
                placeholder={intl.formatMessage(messages.wishPlaceholder)}
                aside={wish.length > 400 ? `${wish.length} / 500` : undefined}
                maxLength={500}
                value={wish}
                onChange={(event) => setWish(event.target.value)}
              />
              <CollectionChoice shopId={shopId} chosen={collections} onChange={setCollections} />
            </>
          )}
        </Card>
        <Problem error={create.error} />
        <Button
          type="submit"
          variant="primary"
          busy={create.isPending}
          className="justify-self-stretch md:justify-self-end"
        >
          <FormattedMessage
            {...(create.isPending
              ? messages.creating
              : way === 'blank'
                ? messages.createBlank
                : messages.create)}
          />
        </Button>
      </form>
    </Page>
  );
}
