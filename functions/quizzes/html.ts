const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute, whoever wrote it. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Markup whose every value is escaped, but for markup that was made here; a list stands one below the other. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | Html[];

const inserted = (value: Value): string =>
  Array.isArray(value)
    ? value.map(({ text }) => text).join('\n')
    : value instanceof Html
      ? value.text
      : escaped(value);

export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, at) => part + (at < values.length ? inserted(values[at] ?? '') : '')).join(''));
