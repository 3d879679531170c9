import { Link, useLoaderData } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Post } from '../../data/content.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { Prose } from '../site/prose.tsx';
import { messages } from './messages.ts';
import { PostCard } from './post-card.tsx';

function Contents({ post }: { post: Post }) {
  if (post.contents.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24">
      <h2 id="contents" className="mb-1 text-sm text-ink-3">
        <FormattedMessage {...messages.contents} />
      </h2>
      <ul className="border-l border-line">
        {post.contents.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-l border-transparent py-1 pl-4 text-ink-2 hover:border-accent hover:text-ink lg:min-h-8"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Byline({ post }: { post: Post }) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-2 text-ink-3">
      <span>{post.author ?? <FormattedMessage {...messages.team} />}</span>
      <span aria-hidden>·</span>
      <time dateTime={post.date}>
        <FormattedDate value={post.date} dateStyle="long" timeZone="UTC" />
      </time>
      <span aria-hidden>·</span>
      <span>
        <FormattedMessage {...messages.minutes} values={{ count: post.minutes }} />
      </span>
    </p>
  );
}

function Top({ post }: { post: Post }) {
  const intl = useIntl();
  const blog = (
    <Link to="/blog">
      <FormattedMessage {...messages.title} />
    </Link>
  );
  return (
    <header className="max-w-3xl">
      <Crumbs
        label={intl.formatMessage(messages.breadcrumbs)}
        parts={[
          { key: 'blog', node: blog },
          { key: 'category', node: post.category ?? <FormattedMessage {...messages.general} /> },
        ]}
      />
      <h1 className="mt-4 text-3xl font-[680] tracking-[-0.03em]">{post.title}</h1>
      <p className="mt-4 text-pretty text-lg text-ink-2">{post.description}</p>
      <Byline post={post} />
    </header>
  );
}

/** The list by tag is made in the browser; without it the tags are words. */
function Tags({ tags }: { tags: string[] }) {
  return (
    <>
      <p className="mt-10 hidden text-ink-2 noscript:block">{tags.join(' · ')}</p>
      <ul className="mt-10 flex flex-wrap gap-2 noscript:hidden">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to="/blog"
              search={{ tag }}
              className="inline-flex h-11 items-center rounded-full border border-line px-4 text-ink-2 hover:bg-hover md:h-9"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Related({ post }: { post: Post }) {
  if (post.related.length === 0) return null;
  return (
    <section className="mt-20">
      <h2 className="text-xl">
        <FormattedMessage {...messages.related} />
      </h2>
      <div className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {post.related.map((other) => (
          <PostCard key={other.slug} post={other} level="h3" />
        ))}
      </div>
    </section>
  );
}

export function PostPage() {
  const intl = useIntl();
  const post: Post = useLoaderData({ from: '/site/blog/$' });
  usePageHead({
    title: post.title,
    description: post.description,
    published: post.date,
    author: post.author ?? intl.formatMessage(messages.team),
    trail: [{ name: intl.formatMessage(messages.title), path: '/blog' }],
  });
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-5 py-12 md:px-8 md:py-16">
        <article>
          <Top post={post} />
          {post.image && (
            <img
              src={post.image}
              alt={post.imageAlt ?? ''}
              width={1600}
              height={900}
              className="mt-9 aspect-[2/1] w-full rounded-xl border border-line object-cover"
            />
          )}
          <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,42rem)_1fr]">
            <div className="lg:order-2">
              <Contents post={post} />
            </div>
            <div className="min-w-0">
              <Prose html={post.html} />
              <Tags tags={post.tags} />
            </div>
          </div>
        </article>
        <Related post={post} />
      </div>
      <CallToAction />
    </>
  );
}
