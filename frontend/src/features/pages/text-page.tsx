import type { Article } from '../../data/content.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { Prose } from '../site/prose.tsx';

/** A page that is one text. */
export function TextPage({ article, callToAction }: { article: Article; callToAction: boolean }) {
  const { title, description, html } = article;
  usePageHead({ title, description });
  return (
    <>
      <article className="mx-auto w-full max-w-2xl px-5 py-14 md:py-20">
        <h1 className="text-3xl font-[680] tracking-[-0.03em]">{title}</h1>
        <p className="mt-4 text-pretty text-lg text-ink-2">{description}</p>
        <Prose html={html} className="mt-10" />
      </article>
      {callToAction && <CallToAction />}
    </>
  );
}
