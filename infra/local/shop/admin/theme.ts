import { numericId } from '#infra/local/seed/catalogue/hash.ts';
import { settingsFile } from '../storefront/theme-settings.ts';
import { connection, type PageArgs } from './connection.ts';
import { type AdminContext, gid } from './nodes.ts';

interface FilesArgs extends PageArgs {
  filenames?: string[] | null;
}

const files = [{ filename: 'config/settings_data.json', content: settingsFile }];

const fileNode = ({ filename, content }: (typeof files)[number]) => ({
  filename,
  contentType: 'application/json',
  size: String(Buffer.byteLength(content)),
  body: { __typename: 'OnlineStoreThemeFileBodyText', content },
});

/** The one theme of the shop: the one that shoppers see. */
export const themeList = (args: PageArgs & { roles?: string[] | null }, context: AdminContext) => {
  const { call, bulk } = context;
  const theme = {
    id: gid('OnlineStoreTheme', numericId(`theme/${call.domain}`)),
    name: 'Harbour',
    role: 'MAIN',
    files: ({ filenames, ...page }: FilesArgs) => ({
      ...connection(
        files.filter(({ filename }) => filenames?.includes(filename) ?? true),
        page,
        { idOf: ({ filename }) => filename, node: fileNode, all: bulk },
      ),
      userErrors: [],
    }),
  };
  const wanted = args.roles?.includes(theme.role) ?? true;
  return connection(wanted ? [theme] : [], args, { idOf: ({ id }) => id, node: (one) => one, all: bulk });
};
