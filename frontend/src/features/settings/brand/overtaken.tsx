import { TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand } from '#shared/model/brand.ts';
import { messages as lookMessages } from '../../../blocks/look/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { differences, inWords } from './differences.ts';
import { messages } from './messages.ts';

type Part = ReturnType<typeof differences>[number];

const colours: readonly Part[] = ['accent', 'background', 'text'];

function Value({ part, brand }: { part: Part; brand: Brand }) {
  const colour = colours.includes(part) ? brand[part] : undefined;
  return (
    <td className="py-1.5 pr-3 align-top wrap-anywhere">
      <span className="flex items-center gap-1.5">
        {colour !== undefined && (
          <span
            className="size-4 shrink-0 rounded-sm border border-line-strong"
            style={{ background: colour }}
            aria-hidden
          />
        )}
        {inWords(useIntl(), part, brand)}
      </span>
    </td>
  );
}

interface Props {
  /** What somebody else saved. */
  theirs: Brand;
  mine: Brand;
  busy: boolean;
  takeTheirs(): void;
  keepMine(): void;
}

/** Somebody saved another brand meanwhile: what is different in it, and the choice between the two. */
export function Overtaken({ theirs, mine, busy, takeTheirs, keepMine }: Props) {
  return (
    <section
      className="grid gap-3 rounded-md border border-line-strong bg-accent-soft p-4"
      aria-labelledby="overtaken"
    >
      <div className="flex gap-2.5" role="alert">
        <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-accent-ink" aria-hidden />
        <div className="grid gap-1">
          <h3 id="overtaken" className="font-[600]">
            <FormattedMessage {...messages.overtaken} />
          </h3>
          <p className="text-pretty text-sm text-ink-2">
            <FormattedMessage {...messages.overtakenHint} />
          </p>
        </div>
      </div>
      <table className="w-full text-left text-sm">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1 pr-3 font-[540]">
              <FormattedMessage {...messages.part} />
            </th>
            <th scope="col" className="py-1 pr-3 font-[540]">
              <FormattedMessage {...messages.theirs} />
            </th>
            <th scope="col" className="py-1 font-[540]">
              <FormattedMessage {...messages.mine} />
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {differences(theirs, mine).map((part) => (
            <tr key={part}>
              <th scope="row" className="py-1.5 pr-3 align-top font-[480]">
                <FormattedMessage {...lookMessages[part]} />
              </th>
              <Value part={part} brand={theirs} />
              <Value part={part} brand={mine} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button onClick={takeTheirs}>
          <FormattedMessage {...messages.takeTheirs} />
        </Button>
        <Button variant="primary" busy={busy} onClick={keepMine}>
          <FormattedMessage {...messages.keepMine} />
        </Button>
      </div>
    </section>
  );
}
