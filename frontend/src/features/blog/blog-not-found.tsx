import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadContent, type PostSummary } from '../../data/content.ts';
import { useApp } from '../../lib/app.ts';
import { useLocale } from '../../lib/intl.tsx';
import { usePageTitle } from '../../lib/page-head.ts';
import { buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import { PostCard } from './post-card.tsx';

function Suggested() {
  const { payload } = useApp();
  const locale = useLocale();
  const { data: posts = [] } = useQuery({
    queryKey: ['posts', locale],
    queryFn: () => loadContent<PostSummary[]>(payload, '/blog', locale),
  });
  if (posts.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="text-xl">
        <FormattedMessage {...messages.suggested} />
      </h2>
      <div className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.slice(0, 3).map((post) => (
          <PostCard key={post.slug} post={post} level="h3" />
        ))}
      </div>
    </section>
  );
}

export function BlogNotFound() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.notFound));
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-14 md:px-8 md:py-20">
      <h1 className="text-3xl font-[680] tracking-[-0.03em]">
        <FormattedMessage {...messages.notFound} />
      </h1>
      <p className="mt-3 max-w-2xl text-pretty text-lg text-ink-2">
        <FormattedMessage {...messages.notFoundText} />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/blog" className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.back} />
        </Link>
        <Link to="/" className={buttonClass()}>
          <FormattedMessage {...messages.goHome} />
        </Link>
      </div>
      <Suggested />
    </div>
  );
}
