import { useEditor } from '../editor-context.ts';
import { textOf } from '../use-texts.ts';
import { RewriteFault, RewriteMenu } from './rewrite-menu.tsx';
import { useRewrite } from './use-rewrite.ts';

/** The ways to rewrite an answer's label, whose field stands elsewhere. */
export function RewriteLabel({ optionId }: { optionId: string }) {
  const key = `${optionId}.label`;
  const name = useEditor((editor) => textOf(editor, key));
  const rewriting = useRewrite(key, 'label');
  return (
    <div className="grid justify-items-start gap-1 text-sm text-ink-3 empty:hidden">
      <RewriteMenu rewriting={rewriting} name={name} />
      <RewriteFault rewriting={rewriting} />
    </div>
  );
}
