import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useEditor } from '../editor-context.ts';
import { newElementId } from '../new-question.ts';
import { pasteOptions } from '../quiz-edits.ts';
import { messages } from './paste-messages.ts';
import { readLines } from './read-lines.ts';

interface Props {
  /** The question's. */
  id: string;
  /** Answers that it still takes. */
  room: number;
}

/** Makes an answer of every line of a pasted list. */
export function PasteList({ id, room }: Props) {
  const intl = useIntl();
  const edit = useEditor(({ edit }) => edit);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const labels = readLines(text).slice(0, room);
  const add = () => {
    edit((quiz) => pasteOptions(quiz, id, labels, newElementId));
    setText('');
    setOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        <ClipboardList className="size-4" aria-hidden />
        <FormattedMessage {...messages.open} />
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={intl.formatMessage(messages.open)}
          footer={
            <Button variant="primary" disabled={labels.length === 0} onClick={add}>
              <FormattedMessage {...messages.add} values={{ count: labels.length }} />
            </Button>
          }
        >
          <TextArea
            label={intl.formatMessage(messages.lines)}
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Dialog>
      )}
    </>
  );
}
