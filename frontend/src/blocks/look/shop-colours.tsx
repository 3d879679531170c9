import { useMutation } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand } from '#shared/model/brand.ts';
import type { Palette } from '#shared/model/palette.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './shop-colours-messages.ts';

const isUsed = (look: Brand, { background, text, accent }: Palette): boolean =>
  look.background === background && look.text === text && look.accent === accent;

interface SwatchesProps {
  name: string;
  palettes: Palette[];
  look: Brand;
  choose(palette: Palette): void;
}

/** Each set of colours as it will look: its background, a letter of its text, a spot of its accent. */
function Swatches({ name, palettes, look, choose }: SwatchesProps) {
  const intl = useIntl();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-[540]">
        <FormattedMessage {...messages.others} values={{ theme: name }} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {palettes.map((palette) => {
          const { background, text, accent } = palette;
          return (
            <button
              key={`${background}${text}${accent}`}
              type="button"
              aria-pressed={isUsed(look, palette)}
              aria-label={intl.formatMessage(messages.palette, { ...palette })}
              onClick={() => choose(palette)}
              style={{ background, color: text }}
              className="flex h-11 w-16 items-center justify-center gap-2 rounded-md border border-line-strong font-[600] aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
            >
              <span aria-hidden>A</span>
              <span aria-hidden style={{ background: accent }} className="size-4 rounded-full" />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface Props {
  shopId: string;
  look: Brand;
  choose(palette: Palette): void;
  /** The main colours of the theme of that name were chosen. */
  onUsed(theme: string): void;
}

/** Takes over the colours of the connected shop; those of its other sections are a press away. */
export function ShopColours({ shopId, look, choose, onUsed }: Props) {
  const { client } = useApp();
  const read = useMutation({
    mutationFn: () => client.shops.theme({ params: { shopId } }),
    onSuccess: ({ name, palettes: [main] }) => {
      if (!main) return;
      choose(main);
      onUsed(name);
    },
  });
  const palettes = read.data?.palettes ?? [];
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-start gap-1.5">
        <Button size="sm" busy={read.isPending} onClick={() => read.mutate()}>
          <Store className="size-4" aria-hidden />
          <FormattedMessage {...messages.use} />
        </Button>
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.hint} />
        </p>
      </div>
      <Problem error={read.error} />
      {read.data && palettes.length === 0 && (
        <p role="status" className="text-pretty text-sm text-ink-2">
          <FormattedMessage {...messages.none} />
        </p>
      )}
      {read.data && palettes.length > 1 && (
        <Swatches name={read.data.name} palettes={palettes} look={look} choose={choose} />
      )}
    </div>
  );
}
