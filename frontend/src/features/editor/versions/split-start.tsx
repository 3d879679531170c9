import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Weight } from '../../../ui/weight.tsx';
import { messages as versions } from './messages.ts';
import { messages } from './split-messages.ts';
import { useSplit } from './use-split.ts';

/** Which other version is tested, and by how many visitors. */
export function SplitStart({ live, others }: { live: number; others: number[] }) {
  const intl = useIntl();
  const { start } = useSplit();
  const [version, setVersion] = useState(others[0] ?? 0);
  const [share, setShare] = useState(50);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ version, share });
      }}
    >
      <SelectField
        label={intl.formatMessage(messages.against, { number: live })}
        value={version}
        onChange={({ target }) => setVersion(Number(target.value))}
      >
        {others.map((number) => (
          <option key={number} value={number}>
            {intl.formatMessage(versions.version, { number })}
          </option>
        ))}
      </SelectField>
      <Weight label={intl.formatMessage(messages.share)} value={share} max={99} onChange={setShare} />
      <Problem error={start.error} />
      <Button type="submit" busy={start.isPending} className="justify-self-start">
        <FlaskConical className="size-4" aria-hidden />
        <FormattedMessage {...messages.start} />
      </Button>
    </form>
  );
}
