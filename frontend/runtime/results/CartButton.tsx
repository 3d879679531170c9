import { useRef, useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import { resultWord } from './resultWords.ts';

interface CartButtonProps {
  locale: Locale;
  label: string;
  /** What is added, for those who hear the button without seeing the product beside it. */
  name?: string;
  /** @throws Error whose message is what the shop says, if it says something */
  add(): Promise<void>;
}

/** How long presses belong to the one that was taken, in milliseconds: the second of a double tap adds nothing. */
const oneTap = 1000;

/** Adds once a press, says so, and shows what the shop answers when it cannot. */
export const CartButton = ({ locale, label, name, add }: CartButtonProps) => {
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  const [fault, setFault] = useState('');
  const busy = useRef(false);
  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('adding');
    setFault('');
    try {
      await add();
      setState('added');
      setTimeout(() => {
        busy.current = false;
      }, oneTap);
    } catch (error) {
      busy.current = false;
      setState('idle');
      setFault((error as Error).message || resultWord(locale, 'failedToAdd'));
    }
  };
  const text =
    state === 'idle' ? label : state === 'added' ? resultWord(locale, 'added') : resultWord(locale, 'adding');
  return (
    <div className="rq-cart">
      <button
        type="button"
        className={`rq-button is-${state}`}
        part="cart-button"
        aria-disabled={state === 'adding'}
        aria-label={name && `${text}: ${name}`}
        onClick={press}
      >
        {text}
      </button>
      <span className="rq-sr" role="status">
        {state === 'added' && text}
      </span>
      {fault && (
        <p className="rq-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};
