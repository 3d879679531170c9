import { useIntl } from 'react-intl';
import type { Palette } from '#shared/model/palette.ts';
import { ShopColours } from '../../../blocks/look/shop-colours.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './design-messages.ts';

/** The colours of the shop in the quiz, as a change of their own, so that undo gives back what was there. */
export function QuizColours() {
  const intl = useIntl();
  const { shopId, look, edit, undo } = useEditor(({ shopId, quiz, edit, undo }) => ({
    shopId,
    look: quiz.theme,
    edit,
    undo,
  }));
  const choose = (palette: Palette) =>
    edit(
      (before) => ({ ...before, theme: { ...before.theme, ...palette } }),
      `theme:shop:${crypto.randomUUID()}`,
    );
  const onUsed = (theme: string) =>
    void confirmToast(intl.formatMessage(messages.shopColoursUsed, { theme }), {
      label: intl.formatMessage(messages.undo),
      run: undo,
    });
  return <ShopColours shopId={shopId} look={look} choose={choose} onUsed={onUsed} />;
}
