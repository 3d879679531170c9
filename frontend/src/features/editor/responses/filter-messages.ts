import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  search: {
    id: 'responseFilter.search',
    defaultMessage: 'Answer or product',
    description: 'Label of the field that searches responses',
  },
  from: {
    id: 'responseFilter.from',
    defaultMessage: 'From',
    description: 'First day of the responses shown',
  },
  to: { id: 'responseFilter.to', defaultMessage: 'Until', description: 'Last day of the responses shown' },
  version: {
    id: 'responseFilter.version',
    defaultMessage: 'Version',
    description: 'Label of the choice of version',
  },
  anyVersion: {
    id: 'responseFilter.anyVersion',
    defaultMessage: 'All versions',
    description: 'Choice: responses to every version',
  },
  oneVersion: {
    id: 'responseFilter.oneVersion',
    defaultMessage: 'Version {version}',
    description: 'Choice: responses to one version',
  },
  language: {
    id: 'responseFilter.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of language',
  },
  anyLanguage: {
    id: 'responseFilter.anyLanguage',
    defaultMessage: 'All languages',
    description: 'Choice: responses in every language',
  },
  withProduct: {
    id: 'responseFilter.withProduct',
    defaultMessage: 'Recommended: {product}',
    description: 'Filter that is on; product is a title',
  },
  clear: {
    id: 'responseFilter.clear',
    defaultMessage: 'Show all',
    description: 'Button that removes every filter',
  },
  noMatch: {
    id: 'responseFilter.noMatch',
    defaultMessage: 'No response fits',
    description: 'Heading when filters find nothing',
  },
  noMatchHint: {
    id: 'responseFilter.noMatchHint',
    defaultMessage: 'Choose other days, or show all.',
    description: 'Text when filters find nothing',
  },
  searchOn: {
    id: 'responseFilter.searchOn',
    defaultMessage: 'Search earlier ones',
    description: 'Button that goes on looking for responses that fit',
  },
  fitting: {
    id: 'responseFilter.fitting',
    defaultMessage: '{count, plural, one {# response fits} other {# responses fit}}',
    description: 'How many responses fit the filters',
  },
  fittingSoFar: {
    id: 'responseFilter.fittingSoFar',
    defaultMessage: '{count, plural, one {# response fits so far} other {# responses fit so far}}',
    description: 'How many responses fit, while there are earlier ones',
  },
});
