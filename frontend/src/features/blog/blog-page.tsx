import { Link, useLoaderData, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PostSummary } from '../../data/content.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { State } from '../../ui/state.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { messages } from './messages.ts';
import { PostCard } from './post-card.tsx';

const chip =
  'inline-flex h-11 items-center rounded-full border border-line px-4 text-ink-2 hover:bg-hover md:h-9 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-ink';

function Tags({ posts, current }: { posts: PostSummary[]; current: string | undefined }) {
  const intl = useIntl();
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  if (tags.length < 2) return null;
  return (
    <nav aria-label={intl.formatMessage(messages.tags)} className="mt-8 flex flex-wrap gap-2 noscript:hidden">
      <Link to="/blog" className={chip} aria-current={current ? undefined : 'true'}>
        <FormattedMessage {...messages.allTags} />
      </Link>
      {tags.map((tag) => (
        <Link
          key={tag}
          to="/blog"
          search={{ tag }}
          className={chip}
          aria-current={tag === current ? 'true' : undefined}
        >
          {tag}
        </Link>
      ))}
    </nav>
  );
}

/** A tag in the address is known to the browser only: what is rendered at build has every post. */
const useTag = () => {
  const { tag } = useSearch({ from: '/site/blog/' });
  return useHydrated() ? tag : undefined;
};

export function BlogPage() {
  const intl = useIntl();
  const posts: PostSummary[] = useLoaderData({ from: '/site/blog/' });
  const tag = useTag();
  const shown = posts.filter((post) => !tag || post.tags.includes(tag));
  usePageHead({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.lead),
  });
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-5 py-14 md:px-8 md:py-20">
        <h1 className="text-3xl font-[680] tracking-[-0.03em]">
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="mt-3 max-w-2xl text-pretty text-lg text-ink-2">
          <FormattedMessage {...messages.lead} />
        </p>
        <Tags posts={posts} current={tag} />
        {shown.length === 0 ? (
          <State title={<FormattedMessage {...messages.empty} />}>
            <FormattedMessage {...messages.emptyText} />
          </State>
        ) : (
          <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((post, index) => (
              <PostCard key={post.slug} post={post} first={index < 3} />
            ))}
          </div>
        )}
      </div>
      <CallToAction />
    </>
  );
}
