import { useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import { resultWord } from './resultWords.ts';

interface CartButtonProps {
  locale: Locale;
  label: string;
  /** What is added, for those who hear the button without seeing the product beside it. */
  name?: string;
  add(): Promise<void>;
}

/** Adds once a press, says so, and shows what the shop answers when it cannot. */
export const CartButton = ({ locale, label, name, add }: CartButtonProps) => {
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  const [fault, setFault] = useState('');
  const press = async () => {
    if (state === 'adding') return;
    setState('adding');
    setFault('');
    try {
      await add();
      setState('added');
    } catch (error) {
      setState('idle');
      setFault((error instanceof Error && error.message) || resultWord(locale, 'failedToAdd'));
    }
  };
  const text = state === 'idle' ? label : resultWord(locale, state);
  return (
    <div className="rq-cart">
      <button
        type="button"
        className={`rq-button rq-${state}`}
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
