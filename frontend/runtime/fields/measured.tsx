import { isLong } from '../field.ts';
import css from './measured.css?inline';
import { PriceRange } from './PriceRange.tsx';
import type { FieldProps, Of } from './props.ts';
import type { FieldModule } from './registry.ts';
import { Slider } from './Slider.tsx';
import { Steps } from './Steps.tsx';

/** Up to eleven steps are shown beside each other; more of them are a slider. */
const Scale = (props: FieldProps<Of<'scale'>>) =>
  isLong(props.question) ? <Slider {...props} /> : <Steps {...props} />;

/** Questions about an amount. */
export const fields: FieldModule['fields'] = {
  rating: Steps,
  scale: Scale,
  number: Slider,
  priceRange: PriceRange,
};
export { css };
