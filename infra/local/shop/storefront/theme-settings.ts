/** What a merchant chose in the theme editor, as the theme keeps it in `config/settings_data.json`. */
const schemes = {
  'scheme-1': { background: '#fdfbf7', text: '#23211d', button: '#2c5540', button_label: '#ffffff' },
  'scheme-2': { background: '#2c5540', text: '#ffffff', button: '#f6ead7', button_label: '#23211d' },
};

/** The main colours of the storefront. */
const colours = schemes['scheme-1'];

const current = {
  color_schemes: Object.fromEntries(
    Object.entries(schemes).map(([name, settings]) => [
      name,
      { settings: { ...settings, background_gradient: '' } },
    ]),
  ),
  page_width: 1240,
  type_body_font: 'assistant_n4',
};

/**
 * The file as Shopify gives it: its editor puts a comment in front, which is no JSON.
 * @see https://shopify.dev/docs/storefronts/themes/architecture/config/settings-data-json
 */
export const settingsFile = `/*
 * IMPORTANT: The contents of this file are auto-generated. It may be overwritten by the theme editor.
 */
${JSON.stringify({ current, presets: { Default: current } }, null, 2)}
`;

/** What the theme makes of them on a device that is dark: its editor has no say in these. */
const night = { background: '#171512', text: '#f2ede4', button: '#a9d3b8' };

/** The colours as the theme's styles read them, light or dark as the shopper's device is. */
export const colourStyle = `<style>:root{${[
  ['--ink', 'text'] as const,
  ['--paper', 'background'] as const,
  ['--accent', 'button'] as const,
]
  .map(([variable, name]) => `${variable}:light-dark(${colours[name]},${night[name]})`)
  .join(';')}}</style>`;
