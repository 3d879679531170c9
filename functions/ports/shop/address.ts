/** The Admin API's version: the newest stable one. */
export const adminVersion = '2026-10';

/** What a merchant lets us do: products for quizzes, and the theme's settings for its colours. */
export const scopes = 'read_products,read_themes';

const domainForm = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** True for a shop's own domain, in lower case; nothing else may become part of an address we call. */
export const isShopDomain = (text: string): boolean => text.length <= 255 && domainForm.test(text);

/** Opens the theme editor of a shop on its product pages, with our block ready to be added. */
export type ThemeEditorUrl = (domain: string) => string;

/**
 * The deep link that adds an app block to a template.
 * @see https://shopify.dev/docs/apps/build/online-store/theme-app-extensions/configuration
 */
export function themeEditorUrl(shopUrl: string, clientId: string): ThemeEditorUrl {
  const query = new URLSearchParams({
    context: 'apps',
    template: 'product',
    addAppBlockId: `${clientId}/quiz`,
    target: 'newAppsSection',
  });
  return (domain) => `${shopAddress(shopUrl, domain)}/admin/themes/current/editor?${query}`;
}

/**
 * A shop's address.
 * @param template such as `https://{shop}`
 * @throws Error for what is not a shop's domain
 */
export function shopAddress(template: string, domain: string): string {
  if (!isShopDomain(domain)) throw new Error('This is not the domain of a shop.');
  return template.replace('{shop}', domain);
}
