import { FormattedMessage, useIntl } from 'react-intl';
import type { Theme } from '#shared/model/theme.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../editor-context.ts';
import { ColorField } from './color-field.tsx';
import { Contrast } from './contrast.tsx';
import { CssField } from './css-field.tsx';
import { messages } from './design-messages.ts';
import { FontField } from './font-field.tsx';
import { ImageField } from './image-field.tsx';
import { messages as pageMessages } from './page-messages.ts';
import { ShopColours } from './shop-colours.tsx';
import { Weight } from './weight.tsx';
import { without } from './without.ts';

const firstAccent = '#B45309';
const paper = '#FFFFFF';
const ink = '#1C1917';
/** What the runtime uses by itself, in pixels. */
const usualRadius = 10;

interface ColoursProps {
  theme: Theme;
  change(next: (theme: Theme) => Theme): void;
}

function Colours({ theme, change }: ColoursProps) {
  const intl = useIntl();
  const { accent, background, text } = theme;
  return (
    <>
      <Switch
        label={intl.formatMessage(pageMessages.ownAccent)}
        hint={intl.formatMessage(pageMessages.ownAccentHint)}
        checked={accent !== undefined}
        onChange={(on) =>
          change((before) => (on ? { ...before, accent: firstAccent } : without(before, 'accent')))
        }
      />
      {accent !== undefined && (
        <div className="grid gap-1">
          <ColorField
            label={intl.formatMessage(pageMessages.accent)}
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

/** How the quiz looks. What is left open, the shop around it decides. */
export function DesignPanel() {
  const intl = useIntl();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const { theme } = quiz;
  const change = (next: (theme: Theme) => Theme) =>
    edit((before) => ({ ...before, theme: next(before.theme) }), 'theme');
  const density = theme.density ?? 'normal';
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h2 className="text-sm font-[600]">
        <FormattedMessage {...messages.look} />
      </h2>
      <ShopColours />
      <Colours theme={theme} change={change} />
      <Weight
        label={intl.formatMessage(pageMessages.radius)}
        value={theme.radius ?? usualRadius}
        min={0}
        max={32}
        onChange={(radius) => change((before) => ({ ...before, radius }))}
      />
      <FontField value={theme.font} onChange={(font) => change((before) => ({ ...before, font }))} />
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
      <ImageField
        label={intl.formatMessage(messages.cover)}
        value={theme.cover}
        onChange={(cover) => change((before) => (cover ? { ...before, cover } : without(before, 'cover')))}
      />
      <CssField
        value={theme.css}
        onChange={(css) => change((before) => (css ? { ...before, css } : without(before, 'css')))}
      />
    </section>
  );
}
