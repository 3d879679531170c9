import { isLong } from '../field.ts';
import { Consent } from './Consent.tsx';
import { Dropdown } from './Dropdown.tsx';
import type { Fields } from './Field.tsx';
import { PriceRange } from './PriceRange.tsx';
import type { FieldProps, Of } from './props.ts';
import { Ranking } from './Ranking.tsx';
import { Slider } from './Slider.tsx';
import { Steps } from './Steps.tsx';
import { Text } from './Text.tsx';

/** Up to eleven steps are shown beside each other; more of them are a slider. */
const Scale = (props: FieldProps<Of<'scale'>>) =>
  isLong(props.question) ? <Slider {...props} /> : <Steps {...props} />;

/** The fields that are not there from the start. */
export const fields: Fields = {
  shortText: Text,
  longText: Text,
  email: Text,
  phone: Text,
  date: Text,
  dropdown: Dropdown,
  consent: Consent,
  rating: Steps,
  scale: Scale,
  number: Slider,
  priceRange: PriceRange,
  ranking: Ranking,
};
