import { defineMessages } from '../../../lib/define-messages.ts';

/** The branches of a quiz as a map. */
export const messages = defineMessages({
  title: { id: 'map.title', defaultMessage: 'Where every answer leads', description: 'Heading over the map' },
  look: {
    id: 'map.look',
    defaultMessage: 'Look of the map',
    description: 'Label of the choice between graph and list',
  },
  graph: { id: 'map.graph', defaultMessage: 'Graph', description: 'Look of the map' },
  list: { id: 'map.list', defaultMessage: 'List', description: 'Look of the map' },
  results: {
    id: 'map.results',
    defaultMessage: 'Results',
    description: 'The results, as a place on the map',
  },
  onward: {
    id: 'map.onward',
    defaultMessage: 'Then: {place}',
    description: 'What comes next; place is a question or the results',
  },
  otherwise: {
    id: 'map.otherwise',
    defaultMessage: 'Otherwise: {place}',
    description: 'What comes next when no rule holds; place is a question or the results',
  },
  zoomIn: { id: 'map.zoomIn', defaultMessage: 'Larger', description: 'Button of the map' },
  zoomOut: { id: 'map.zoomOut', defaultMessage: 'Smaller', description: 'Button of the map' },
  fit: {
    id: 'map.fit',
    defaultMessage: 'Fit the width',
    description: 'Button of the map: the whole width at once',
  },
});
