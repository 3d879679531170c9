import { Link } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { PostSummary } from '../../data/content.ts';
import { messages } from './messages.ts';

function Cover({ post, first }: { post: PostSummary; first: boolean }) {
  if (!post.image) {
    return (
      <div className="grid aspect-video place-items-center bg-sunken text-sm text-ink-3">
        <FormattedMessage {...messages.noImage} />
      </div>
    );
  }
  return (
    <img
      src={post.image}
      alt={post.imageAlt ?? ''}
      width={1600}
      height={900}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className="aspect-video w-full bg-sunken object-cover"
    />
  );
}

/** With a dot before it, which is out of sight where a line begins: the line begins that much too far to the left. */
const fact = "before:inline-block before:w-4 before:text-center before:content-['·']";

/** A post in a list. Without a post it shows nothing, and says so in the log. */
export function PostCard({
  post,
  level = 'h2',
  first = false,
}: {
  post: PostSummary | undefined;
  level?: 'h2' | 'h3';
  /** Is likely in view when the page opens. */
  first?: boolean;
}) {
  if (!post) {
    console.error('PostCard Error: No post data provided');
    return null;
  }
  const Heading = level;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface transition-shadow hover:shadow-2">
      <Cover post={post} first={first} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-sm font-[560] text-accent-ink">
          {post.category ?? <FormattedMessage {...messages.general} />}
        </p>
        <Heading className="text-lg leading-snug">
          <Link
            to="/blog/$"
            params={{ _splat: post.slug }}
            className="after:absolute after:inset-0 after:rounded-xl group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-pretty text-ink-2">{post.description}</p>
        <p className="mt-auto overflow-hidden pt-3 text-sm text-ink-3">
          <span className="-ml-4 flex flex-wrap">
            <span className={fact}>{post.author ?? <FormattedMessage {...messages.team} />}</span>
            <time dateTime={post.date} className={fact}>
              <FormattedDate value={post.date} dateStyle="medium" timeZone="UTC" />
            </time>
            <span className={fact}>
              <FormattedMessage {...messages.minutes} values={{ count: post.minutes }} />
            </span>
          </span>
        </p>
      </div>
    </article>
  );
}
