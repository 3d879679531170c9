/** The part of Shopify's page script that tells what a visitor allows: https://shopify.dev/docs/api/customer-privacy */
export interface ShopifyPage {
  /** The theme editor shows the page. */
  designMode?: boolean;
  loadFeatures?(features: { name: string; version: string }[], done: (error?: unknown) => void): void;
  customerPrivacy?: {
    analyticsProcessingAllowed?(): boolean;
    currentVisitorConsent?(): { analytics?: string } | undefined;
  };
}

/**
 * Whether events may leave the page. In a Shopify shop the shop's own consent decides; elsewhere the element's
 * attribute. What is not known is not allowed.
 * @param said the attribute `consent`: `granted` or `denied`, which always holds
 * @param collected what the visitor has just decided
 * @returns undefined while nothing is decided
 */
export const mayCount = (
  said: string | null,
  shop: ShopifyPage | undefined,
  collected: boolean | undefined,
): boolean | undefined => {
  if (said === 'denied' || shop?.designMode) return false;
  if (collected !== undefined) return collected;
  if (!shop?.loadFeatures && !shop?.customerPrivacy) return said === 'granted' || undefined;
  const privacy = shop.customerPrivacy;
  // True without a decision where the merchant's settings and the visitor's country ask for none.
  if (privacy?.analyticsProcessingAllowed?.() === true) return true;
  return privacy?.currentVisitorConsent?.()?.analytics === 'no' ? false : undefined;
};
