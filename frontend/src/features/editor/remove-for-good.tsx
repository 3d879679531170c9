import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';

interface Props {
  words: Record<'remove' | 'sure' | 'keep' | 'removeForGood', MessageDescriptor>;
  remove: { mutate(): void; isPending: boolean; error: unknown };
}

/** Deletes what does not come back, after a question. */
export function RemoveForGood({ words, remove }: Props) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="danger" onClick={() => setAsked(true)}>
        <FormattedMessage {...words.remove} />
      </Button>
    );
  }
  return (
    <div className="grid w-full gap-3">
      <p role="alert" className="text-pretty text-sm text-ink-2">
        <FormattedMessage {...words.sure} />
      </p>
      <Problem error={remove.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button ref={(button) => button?.focus()} onClick={() => setAsked(false)}>
          <FormattedMessage {...words.keep} />
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          <FormattedMessage {...words.removeForGood} />
        </Button>
      </div>
    </div>
  );
}
