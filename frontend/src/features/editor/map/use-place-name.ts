import { useIntl } from 'react-intl';
import { useNames } from '../use-names.ts';
import { messages } from './messages.ts';

/** The name of a place on the map: a question's title, the results, or an address. */
export const usePlaceName = () => {
  const intl = useIntl();
  const names = useNames();
  return (place: string): string => {
    if (place === 'results') return intl.formatMessage(messages.results);
    return place.startsWith('link:') ? place.slice('link:https://'.length) : names.question(place);
  };
};
