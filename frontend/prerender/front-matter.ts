import * as z from 'zod';

const unquoted = (text: string) => text.replace(/^(['"])(.*)\1$/s, '$2').replaceAll("''", "'");

const listOf = (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .map((item) => unquoted(item.trim()))
    .filter((item) => item !== '');

const readValue = (text: string): string | string[] =>
  text.startsWith('[') && text.endsWith(']') ? listOf(text) : unquoted(text);

/**
 * Splits a Markdown file into its data and its text. The data is `name: value` a line, a list in brackets.
 * @throws Error naming the file when it has none or it does not fit
 */
export const readFrontMatter = <Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
): { data: Data; body: string } => {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source);
  if (!match) throw new Error(`${file} does not start with its data between two lines of ---.`);
  const [, head = '', body = ''] = match;
  const entries = head
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line.trim()) ?? [];
      return [name, readValue(value.trim())] as const;
    });
  const parsed = schema.safeParse(Object.fromEntries(entries));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { data: parsed.data, body };
};
