import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { LookFields } from '../../../blocks/look/look-fields.tsx';
import { ShopColours } from '../../../blocks/look/shop-colours.tsx';
import { Button } from '../../../ui/button.tsx';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { laterPart } from '../../../ui/later-part.ts';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { messages } from './messages.ts';
import { Overtaken } from './overtaken.tsx';
import { useBrand } from './use-brand.ts';

const BrandPreview = laterPart(() => import('./brand-preview.tsx').then((part) => part.BrandPreview));

type Chosen = ReturnType<typeof useBrand>;

function Actions({ brand }: { brand: Chosen }) {
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  return (
    <div ref={area} className="grid gap-3 border-t border-line pt-4">
      <Problem error={brand.error} />
      {brand.overtaken ? (
        <Overtaken
          theirs={brand.kept}
          mine={brand.look}
          busy={brand.saving}
          takeTheirs={brand.discard}
          keepMine={brand.keepMine}
        />
      ) : (
        <Saving brand={brand} />
      )}
    </div>
  );
}

function Saving({ brand }: { brand: Chosen }) {
  const isEmpty = Object.keys(brand.look).length === 0;
  const saveButton = useRef<HTMLButtonElement>(null);
  /** The pressed button goes away with what it did; the one beside it stays. */
  const andStay = (act: () => void) => () => {
    act();
    saveButton.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button ref={saveButton} variant="primary" busy={brand.saving} onClick={brand.save}>
        <FormattedMessage {...messages.save} />
      </Button>
      {brand.changed && (
        <Button variant="ghost" onClick={andStay(brand.discard)}>
          <FormattedMessage {...messages.discard} />
        </Button>
      )}
      {!brand.changed && !isEmpty && (
        <Button variant="ghost" onClick={andStay(() => brand.edit(() => ({})))}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
      <p role="status" className="text-sm text-ink-3">
        {brand.changed && <FormattedMessage {...messages.unsaved} />}
      </p>
    </div>
  );
}

function Fields({ shop, brand }: { shop: Shop; brand: Chosen }) {
  const [theme, setTheme] = useState<string>();
  return (
    <>
      <div className="grid gap-1.5">
        <ShopColours
          shopId={shop.id}
          look={brand.look}
          choose={(palette) => brand.edit((before) => ({ ...before, ...palette }))}
          onUsed={setTheme}
        />
        {theme !== undefined && brand.changed && (
          <p role="status" className="text-pretty text-sm text-good">
            <FormattedMessage {...messages.coloursTaken} values={{ theme }} />
          </p>
        )}
      </div>
      <LookFields look={brand.look} change={brand.edit} />
    </>
  );
}

/** How the new quizzes of the shop look. */
export function BrandSection({ shop }: { shop: Shop }) {
  const brand = useBrand(shop);
  const mayChange = shop.role !== 'viewer';
  return (
    <Section title={<FormattedMessage {...messages.title} />} hint={<FormattedMessage {...messages.hint} />}>
      <LeaveGuard changed={brand.changed} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <fieldset disabled={!mayChange} className="grid min-w-0 content-start gap-4">
          {Object.keys(brand.look).length === 0 && (
            <p className="text-pretty text-sm text-ink-2">
              <FormattedMessage {...messages.none} />
            </p>
          )}
          <Fields shop={shop} brand={brand} />
          {mayChange ? (
            <Actions brand={brand} />
          ) : (
            <p className="text-sm text-ink-3">
              <FormattedMessage {...messages.viewer} />
            </p>
          )}
        </fieldset>
        <div className="lg:sticky lg:top-20 lg:self-start">
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            <BrandPreview look={brand.look} />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
