import { notFound } from '@tanstack/react-router';

interface Entered<Params> {
  params: Params;
  location: { publicHref: string };
}

/**
 * Lets a route reject addresses that cannot be its own.
 * @returns a `beforeLoad` that ends in `Page Not Found: {fullPath}`, with the path in the error's data
 */
export const validate =
  <Params>(isFit: (params: Params) => boolean) =>
  ({ params, location }: Entered<Params>): void => {
    if (isFit(params)) return;
    const path = location.publicHref;
    throw notFound({ data: { path, message: `Page Not Found: ${path}` } });
  };
