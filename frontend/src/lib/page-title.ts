import { useEffect } from 'react';
import { productName } from '#shared/site.ts';

const tagline = 'Smart Product Quizzes for Shopify Stores';

/** Sets the browser's title to `{title} - Recommend`; the site's own title without one. */
export const usePageTitle = (title?: string) => {
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : `${productName} - ${tagline}`;
  }, [title]);
};
