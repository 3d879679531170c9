import { FormattedMessage, useIntl } from 'react-intl';
import { type Brand, inBrand } from '#shared/model/brand.ts';
import type { Theme } from '#shared/model/theme.ts';
import { LookFields } from '../../../blocks/look/look-fields.tsx';
import { without } from '../../../lib/without.ts';
import { useEditor } from '../editor-context.ts';
import { CssField } from './css-field.tsx';
import { messages } from './design-messages.ts';
import { ImageField } from './image-field.tsx';
import { QuizBrand } from './quiz-brand.tsx';
import { QuizColours } from './quiz-colours.tsx';

/** How the quiz looks. What is left open, the shop around it decides. */
export function DesignPanel() {
  const intl = useIntl();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const { theme } = quiz;
  const change = (next: (theme: Theme) => Theme, about = 'theme') =>
    edit((before) => ({ ...before, theme: next(before.theme) }), about);
  const changeLook = (next: (look: Brand) => Brand) => change((before) => inBrand(before, next(before)));
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h2 className="text-sm font-[600]">
        <FormattedMessage {...messages.look} />
      </h2>
      <QuizBrand />
      <QuizColours />
      <LookFields look={theme} change={changeLook} />
      <ImageField
        label={intl.formatMessage(messages.cover)}
        place="theme.cover"
        value={theme.cover}
        onChange={(cover, about) =>
          change((before) => (cover ? { ...before, cover } : without(before, 'cover')), about)
        }
      />
      <CssField
        value={theme.css}
        onChange={(css) => change((before) => (css ? { ...before, css } : without(before, 'css')))}
      />
    </section>
  );
}
