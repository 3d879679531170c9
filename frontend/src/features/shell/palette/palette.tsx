import { Command } from 'cmdk';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useReturnFocus } from '../../../ui/return-focus.ts';
import { messages } from './messages.ts';
import { Places } from './places.tsx';
import { Progress } from './progress.tsx';
import { FoundProducts, FoundQuizzes } from './shop-items.tsx';
import { useFound } from './use-found.ts';

/** Enter is for a button that has the focus, and not for what is chosen in the list. */
const pressButton = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.target.click();
};

/** One list for the whole app: places, quizzes and products, narrowed while typing. */
export function Palette({ close }: { close(): void }) {
  const intl = useIntl();
  const returnFocus = useReturnFocus();
  const [text, setText] = useState('');
  const typed = text.trim();
  const words = useDeferredValue(typed);
  const { hasShop, quizzes, products, retry, ...progress } = useFound(words);
  const field = useRef<HTMLInputElement>(null);
  const tryAgain = () => {
    // The button goes with the fault.
    field.current?.focus();
    return retry();
  };
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      label={intl.formatMessage(messages.find)}
      loop
      onKeyDown={pressButton}
      overlayClassName="fixed inset-0 z-50 bg-shade"
      contentClassName="fixed inset-x-3 top-[8dvh] z-50 mx-auto max-w-xl overflow-hidden rounded-xl border border-line bg-raised shadow-3"
      {...returnFocus}
    >
      <Command.Input
        ref={field}
        value={text}
        onValueChange={setText}
        placeholder={intl.formatMessage(messages.placeholder)}
        className="h-13 w-full border-b border-line bg-transparent px-5 text-md outline-none placeholder:text-ink-3"
      />
      <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
        <Places done={close} withShop={hasShop} />
        <FoundQuizzes quizzes={quizzes} done={close} />
        <FoundProducts products={products} words={words} done={close} />
      </Command.List>
      <Progress {...progress} isBehind={words !== typed} retry={tryAgain} />
    </Command.Dialog>
  );
}
