import { useIntl } from 'react-intl';
import { toCsv } from '#shared/csv.ts';
import { useApp } from '../../../lib/app.ts';
import { download, fileName } from '../../../lib/download.ts';
import { useEditor } from '../editor-context.ts';
import { messages } from '../export-messages.ts';
import { useExport } from '../use-export.ts';
import { responseRows } from './response-rows.ts';
import { filterOf, type ResponseSearch } from './response-search.ts';

const pageSize = 100;

/** Saves all responses that fit as a table, also those that are not loaded yet. */
export const useResponseExport = (search: ResponseSearch) => {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  return useExport(
    async (cursor, signal) => {
      const page = await client.quizzes.responses({
        params: { shopId, quizId: record.id },
        query: { ...filterOf(search), limit: pageSize, ...(cursor ? { cursor } : {}) },
        signal,
      });
      return { rows: page.responses, cursor: page.cursor };
    },
    (responses) => {
      const headings = {
        id: intl.formatMessage(messages.id),
        completedAt: intl.formatMessage(messages.completedAt),
        version: intl.formatMessage(messages.version),
        language: intl.formatMessage(messages.language),
        products: intl.formatMessage(messages.products),
      };
      download(fileName(record.name, 'csv'), toCsv(responseRows(responses, headings)), 'text/csv');
    },
  );
};
