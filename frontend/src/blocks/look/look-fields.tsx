import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand } from '#shared/model/brand.ts';
import { without } from '../../lib/without.ts';
import { ColorField } from '../../ui/color-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Weight } from '../../ui/weight.tsx';
import { Contrast } from './contrast.tsx';
import { FontField } from './font-field.tsx';
import { messages } from './messages.ts';

const firstAccent = '#B45309';
const paper = '#FFFFFF';
const ink = '#1C1917';
/** What the runtime uses by itself, in pixels. */
const usualRadius = 10;

interface Props {
  look: Brand;
  change(next: (look: Brand) => Brand): void;
}

function Colours({ look: { accent, background, text }, change }: Props) {
  const intl = useIntl();
  return (
    <>
      <Switch
        label={intl.formatMessage(messages.ownAccent)}
        hint={intl.formatMessage(messages.ownAccentHint)}
        checked={accent !== undefined}
        onChange={(on) =>
          change((before) => (on ? { ...before, accent: firstAccent } : without(before, 'accent')))
        }
      />
      {accent !== undefined && (
        <div className="grid gap-1">
          <ColorField
            label={intl.formatMessage(messages.accent)}
            value={accent}
            onChange={(next) => change((before) => ({ ...before, accent: next }))}
          />
          <Contrast colour={accent} on={background ?? paper} least={3} />
        </div>
      )}
      <Switch
        label={intl.formatMessage(messages.ownBackground)}
        hint={intl.formatMessage(messages.ownBackgroundHint)}
        checked={background !== undefined}
        onChange={(on) =>
          change((before) =>
            on ? { ...before, background: paper, text: ink } : without(without(before, 'background'), 'text'),
          )
        }
      />
      {background !== undefined && (
        <div className="grid gap-1">
          <ColorField
            label={intl.formatMessage(messages.background)}
            value={background}
            onChange={(next) => change((before) => ({ ...before, background: next }))}
          />
          <ColorField
            label={intl.formatMessage(messages.text)}
            value={text ?? ink}
            onChange={(next) => change((before) => ({ ...before, text: next }))}
          />
          <Contrast colour={text ?? ink} on={background} least={4.5} />
        </div>
      )}
    </>
  );
}

/** Colours, corners, font and spacing, of a quiz or of a brand. What is left open, the shop around decides. */
export function LookFields({ look, change }: Props) {
  const intl = useIntl();
  const density = look.density ?? 'normal';
  return (
    <>
      <Colours look={look} change={change} />
      <Weight
        label={intl.formatMessage(messages.radius)}
        value={look.radius ?? usualRadius}
        min={0}
        max={32}
        onChange={(radius) => change((before) => ({ ...before, radius }))}
      />
      <FontField value={look.font} onChange={(font) => change((before) => ({ ...before, font }))} />
      <div className="grid gap-1.5">
        <span className="text-sm font-[540]" aria-hidden>
          <FormattedMessage {...messages.density} />
        </span>
        <Segmented<typeof density>
          label={intl.formatMessage(messages.density)}
          value={density}
          onChange={(next) => change((before) => ({ ...before, density: next }))}
          items={(['compact', 'normal', 'roomy'] as const).map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
        />
      </div>
    </>
  );
}
