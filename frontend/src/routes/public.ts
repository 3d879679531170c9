import { createRoute, lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router';
import { contactTopics } from '#shared/model/contactTopics.ts';
import { textPages } from '#shared/site.ts';
import { type Article, loadContent, type Post, type PostSummary } from '../data/content.ts';
import type { App } from '../lib/app.ts';
import { readPath } from '../lib/read-path.ts';
import { oneOf, searchOf, text } from '../lib/search-params.ts';
import { rootRoute } from './root.tsx';

const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: lazyRouteComponent(() => import('../features/site/site-layout.tsx'), 'SiteLayout'),
});
const getParentRoute = () => layoutRoute;

/** The texts of a page change with a build only. */
const staleTime = Number.POSITIVE_INFINITY;

interface Loaded {
  context: App;
  location: ParsedLocation;
}

/** Loads the content of the page that is at the location, in the location's language. */
const contentAt =
  <Content>() =>
  ({ context, location }: Loaded) => {
    const { locale, path } = readPath(new URL(location.publicHref, 'http://x').pathname);
    return loadContent<Content>(context.payload, path, locale);
  };

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
});

const blogRoute = createRoute({ getParentRoute, path: '/blog' });

const postsRoute = createRoute({
  getParentRoute: () => blogRoute,
  path: '/',
  validateSearch: searchOf({ tag: text(80) }),
  loader: contentAt<PostSummary[]>(),
  staleTime,
  component: lazyRouteComponent(() => import('../features/blog/blog-page.tsx'), 'BlogPage'),
});

/** A slug may have several segments. */
const postRoute = createRoute({
  getParentRoute: () => blogRoute,
  path: '$',
  loader: contentAt<Post>(),
  staleTime,
  component: lazyRouteComponent(() => import('../features/blog/post-page.tsx'), 'PostPage'),
  notFoundComponent: lazyRouteComponent(() => import('../features/blog/blog-not-found.tsx'), 'BlogNotFound'),
});

const textRoutes = textPages.map((path) =>
  createRoute({
    getParentRoute,
    path,
    loader: contentAt<Article>(),
    staleTime,
    component: lazyRouteComponent(() => import('../features/pages/text-route.tsx'), 'TextRoute'),
  }),
);

const featuresRoute = createRoute({
  getParentRoute,
  path: '/features',
  component: lazyRouteComponent(() => import('../features/product/features-page.tsx'), 'FeaturesPage'),
});

const quizBuilderRoute = createRoute({
  getParentRoute,
  path: '/quiz-builder',
  component: lazyRouteComponent(() => import('../features/product/quiz-builder-page.tsx'), 'QuizBuilderPage'),
});

const pricingRoute = createRoute({
  getParentRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage'),
});

const contactRoute = createRoute({
  getParentRoute,
  path: '/contact',
  validateSearch: searchOf({ topic: oneOf(contactTopics) }),
  component: lazyRouteComponent(() => import('../features/contact/contact-page.tsx'), 'ContactPage'),
});

/** Rendered in the browser only, never counted, and without asking who is signed in. */
const bareRoute = createRoute({
  getParentRoute,
  path: '/public',
  component: lazyRouteComponent(() => import('../features/pages/public-page.tsx'), 'PublicPage'),
});

export const publicRoutes = layoutRoute.addChildren([
  homeRoute,
  blogRoute.addChildren([postsRoute, postRoute]),
  featuresRoute,
  quizBuilderRoute,
  pricingRoute,
  contactRoute,
  bareRoute,
  ...textRoutes,
]);
