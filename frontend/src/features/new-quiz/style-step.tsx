import { FormattedMessage, useIntl } from 'react-intl';
import { useShopBrand } from '../../data/shops.ts';
import { Chip } from '../../ui/chip.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { messages } from './messages.ts';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './steps.ts';

const first = '#b45309';
/** Pixels. */
const corners = { square: 0, rounded: 8, round: 20 } as const;
const names = ['square', 'rounded', 'round'] as const;
type Corner = (typeof names)[number];
/** A brand may have corners that are none of these. */
const between = 'between';

export function StyleStep({ shopId, choices, change }: StepProps) {
  const intl = useIntl();
  const brand = useShopBrand(shopId);
  const theme = choices.theme ?? brand ?? {};
  const chosen = names.find((name) => corners[name] === (theme.radius ?? corners.rounded));
  const { accent, ...withoutAccent } = theme;
  return (
    <>
      <StepHeading title={messages.styleTitle} hint={brand ? messages.styleBrandHint : messages.styleHint} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 text-sm font-[540]">{intl.formatMessage(messages.color)}</legend>
        <Chip on={!accent} onClick={() => change({ theme: withoutAccent })}>
          <FormattedMessage {...messages.shopColor} />
        </Chip>
        <Chip
          on={accent !== undefined}
          onClick={() => change({ theme: { ...theme, accent: accent ?? first } })}
        >
          <FormattedMessage {...messages.ownColor} />
        </Chip>
        {accent && (
          <input
            type="color"
            aria-label={intl.formatMessage(messages.color)}
            value={accent}
            onChange={(event) => change({ theme: { ...theme, accent: event.target.value } })}
            className="h-11 w-14 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
          />
        )}
      </fieldset>
      <div className="grid justify-items-start gap-1.5">
        <span className="text-sm font-[540]">
          <FormattedMessage {...messages.corners} />
        </span>
        <Segmented<Corner | typeof between>
          label={intl.formatMessage(messages.corners)}
          value={chosen ?? between}
          onChange={(name) => name !== between && change({ theme: { ...theme, radius: corners[name] } })}
          items={names.map((name) => ({ value: name, label: <FormattedMessage {...messages[name]} /> }))}
        />
      </div>
    </>
  );
}
