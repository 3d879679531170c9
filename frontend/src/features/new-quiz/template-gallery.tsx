import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type UseCase, useCases } from '#shared/quiz/templates/template.ts';
import { useCreateQuiz } from '../../blocks/drafting/use-create-quiz.ts';
import { templatesQuery } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { Chip } from '../../ui/chip.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';
import { TemplateCard } from './template-card.tsx';

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

/** Quizzes for known purposes, those that fit the catalogue best first. */
export function TemplateGallery({ shopId }: { shopId: string }) {
  const { data, error, refetch } = useQuery(templatesQuery(useApp().client, shopId));
  const [use, setUse] = useState<UseCase>();
  const create = useCreateQuiz(shopId);
  return (
    <section className="grid gap-4" aria-labelledby="templates">
      <div className="grid gap-1">
        <h2 id="templates" className="text-md font-[600]">
          <FormattedMessage {...messages.templates} />
        </h2>
        <p className="text-pretty text-ink-2">
          <FormattedMessage {...messages.templatesHint} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip on={use === undefined} onClick={() => setUse(undefined)}>
          <FormattedMessage {...messages.allUses} />
        </Chip>
        {useCases.map((one) => (
          <Chip key={one} on={use === one} onClick={() => setUse(one)}>
            <FormattedMessage {...messages[one]} />
          </Chip>
        ))}
      </div>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && (
        <div className={grid}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} className="h-48" />
          ))}
        </div>
      )}
      <ul className={grid}>
        {data
          ?.filter(({ useCase }) => use === undefined || useCase === use)
          .map((template) => (
            <li key={template.id}>
              <TemplateCard
                template={template}
                busy={create.attempt?.template === template.id}
                error={create.wish?.template === template.id ? create.error : null}
                onUse={() => {
                  create.create({ from: 'template', template: template.id });
                }}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
