import { X } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Effect, Matcher } from '#shared/model/effect.ts';
import { Button } from '../../../ui/button.tsx';
import { bareControlClass } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Weight } from '../../../ui/weight.tsx';
import { firstMatcher, isOffered } from '../catalogue-facets.ts';
import { useEditor } from '../editor-context.ts';
import { kinds, messages } from './effect-messages.ts';
import { MatcherEditor } from './matcher-editor.tsx';
import { movedByOne } from './moved.ts';

interface Props {
  effect: Effect;
  /** null removes it. */
  onChange(effect: Effect | null): void;
}

const effectKinds = ['boost', 'require', 'exclude'] as const;
const matcherKinds = Object.keys(kinds) as Matcher['on'][];
const usualWeight = 40;
const shownPictures = 7;

const ofKind = (kind: Effect['kind'], match: Matcher): Effect =>
  kind === 'boost' ? { kind, match, weight: usualWeight } : { kind, match };

/** Which products the effect is about now, with pictures of the first. */
function Moved({ effect }: { effect: Effect }) {
  const features = useEditor(({ features }) => features);
  const moved = useMemo(() => movedByOne(features, effect), [features, effect]);
  const pictured = moved.slice(0, shownPictures).flatMap((index) => features.products[index] ?? []);
  return (
    <div className="grid gap-1.5">
      <p className="tabular text-sm text-ink-3">
        <FormattedMessage {...messages.moves} values={{ count: moved.length }} />
      </p>
      <div className="flex gap-1">
        {pictured.map((product) => (
          <span key={product.id} title={product.title}>
            <Picture src={product.image} alt={product.title} className="size-9" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** One thing an answer does: prefer, allow only, or never show some products. */
export function EffectEditor({ effect, onChange }: Props) {
  const intl = useIntl();
  const { products, collections } = useEditor(({ products, collections }) => ({ products, collections }));
  const changeOn = (on: string) => {
    const known = matcherKinds.find((kind) => kind === on);
    const match = known && firstMatcher(known, products, collections);
    if (match) onChange({ ...effect, match });
  };
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3">
      <div className="flex gap-2">
        <select
          aria-label={intl.formatMessage(messages.kind)}
          value={effect.kind}
          onChange={(event) => {
            const kind = effectKinds.find((candidate) => candidate === event.target.value);
            if (kind) onChange(ofKind(kind, effect.match));
          }}
          className={`${bareControlClass} select-arrow pr-8 font-[560]`}
        >
          {effectKinds.map((kind) => (
            <option key={kind} value={kind}>
              {intl.formatMessage(messages[kind])}
            </option>
          ))}
        </select>
        <select
          aria-label={intl.formatMessage(messages.by)}
          value={effect.match.on}
          onChange={(event) => changeOn(event.target.value)}
          className={`${bareControlClass} select-arrow min-w-0 flex-1 pr-8`}
        >
          {matcherKinds.map((on) => (
            <option
              key={on}
              value={on}
              disabled={on !== effect.match.on && !isOffered(on, products, collections)}
            >
              {intl.formatMessage(kinds[on])}
            </option>
          ))}
        </select>
        <Button
          variant="ghost"
          icon
          aria-label={intl.formatMessage(messages.remove)}
          onClick={() => onChange(null)}
        >
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      <MatcherEditor matcher={effect.match} onChange={(match) => onChange({ ...effect, match })} />
      {effect.kind === 'boost' && (
        <Weight
          label={intl.formatMessage(messages.weight)}
          value={effect.weight}
          onChange={(weight) => onChange({ ...effect, weight })}
        />
      )}
      <Moved effect={effect} />
    </div>
  );
}
