import { useIntl } from 'react-intl';
import { toCsv } from '#shared/csv.ts';
import { useApp } from '../../../lib/app.ts';
import { download, fileName } from '../../../lib/download.ts';
import { useEditor } from '../editor-context.ts';
import { useExport } from '../use-export.ts';
import { type ContactWithReceipts, contactRows } from './contact-rows.ts';
import { messages } from './export-messages.ts';

const pageSize = 100;

/** Saves all contacts that fit as a table, also those that are not loaded yet. */
export const useContactExport = (filter: { quizId: string; email?: string }) => {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  return useExport<ContactWithReceipts>(
    async (cursor, signal) => {
      const page = await client.contacts.list({
        params: { shopId },
        query: { ...filter, receipts: 'true', limit: pageSize, ...(cursor ? { cursor } : {}) },
        signal,
      });
      return { rows: page.contacts, cursor: page.cursor };
    },
    (contacts) => {
      const say = (key: Exclude<keyof typeof messages, 'file'>) => intl.formatMessage(messages[key]);
      const headings = {
        id: say('id'),
        createdAt: say('createdAt'),
        email: say('email'),
        phone: say('phone'),
        language: say('language'),
        version: say('version'),
        response: say('response'),
        allowed: say('allowed'),
        refused: say('refused'),
      };
      const name = fileName(`${record.name} ${intl.formatMessage(messages.file)}`, 'csv');
      download(name, toCsv(contactRows(contacts, headings)), 'text/csv');
    },
  );
};
