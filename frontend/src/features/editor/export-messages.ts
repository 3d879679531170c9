import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  export: {
    id: 'responseExport.export',
    defaultMessage: 'Export CSV',
    description: 'Button that saves the responses shown as a table',
  },
  progress: {
    id: 'responseExport.progress',
    defaultMessage: '{count, plural, one {# so far} other {# so far}}',
    description: 'How many rows are exported so far',
  },
  stop: { id: 'responseExport.stop', defaultMessage: 'Stop', description: 'Button that ends an export' },
  id: { id: 'responseExport.id', defaultMessage: 'Id', description: 'Column of the exported table' },
  completedAt: {
    id: 'responseExport.completedAt',
    defaultMessage: 'Completed (UTC)',
    description: 'Column of the exported table',
  },
  version: {
    id: 'responseExport.version',
    defaultMessage: 'Version',
    description: 'Column of the exported table',
  },
  language: {
    id: 'responseExport.language',
    defaultMessage: 'Language',
    description: 'Column of the exported table',
  },
  products: {
    id: 'responseExport.products',
    defaultMessage: 'Recommended products',
    description: 'Column of the exported table',
  },
});
