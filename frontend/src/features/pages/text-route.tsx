import { useLoaderData, useRouterState } from '@tanstack/react-router';
import type { Article } from '../../data/content.ts';
import { TextPage } from './text-page.tsx';

/** Nobody who reads a contract wants to be sold something under it. */
const legal = ['/privacy-policy', '/terms-of-service'];

export function TextRoute() {
  const article: Article = useLoaderData({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <TextPage article={article} callToAction={!legal.includes(path)} />;
}
