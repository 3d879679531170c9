import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  file: {
    id: 'contactExport.file',
    defaultMessage: 'contacts',
    description: 'Part of the name of an exported file',
  },
  id: { id: 'contactExport.id', defaultMessage: 'Id', description: 'Column of the exported table' },
  createdAt: {
    id: 'contactExport.createdAt',
    defaultMessage: 'Given (UTC)',
    description: 'Column of the exported table: when the address was given',
  },
  email: { id: 'contactExport.email', defaultMessage: 'E-mail', description: 'Column of the exported table' },
  phone: {
    id: 'contactExport.phone',
    defaultMessage: 'Telephone',
    description: 'Column of the exported table',
  },
  language: {
    id: 'contactExport.language',
    defaultMessage: 'Language',
    description: 'Column of the exported table',
  },
  version: {
    id: 'contactExport.version',
    defaultMessage: 'Version of the quiz',
    description: 'Column of the exported table',
  },
  response: {
    id: 'contactExport.response',
    defaultMessage: 'Response',
    description: 'Column of the exported table: id of the response',
  },
  allowed: {
    id: 'contactExport.allowed',
    defaultMessage: 'Allowed',
    description: 'Column of the exported table: the words of what was allowed',
  },
  refused: {
    id: 'contactExport.refused',
    defaultMessage: 'Not allowed',
    description: 'Column of the exported table: the words of what was not allowed',
  },
});
