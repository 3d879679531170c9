import { notFound } from '@tanstack/react-router';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/model/locale.ts';
import { localePath } from '../lib/locale.ts';
import type { ReadPayload } from '../lib/payload.ts';

/** A post as it stands in a list. */
export interface PostSummary {
  /** May have several segments. */
  slug: string;
  title: string;
  description: string;
  category?: string;
  author?: string;
  /** YYYY-MM-DD */
  date: string;
  tags: string[];
  image?: string;
  imageAlt?: string;
  /** Minutes that reading takes. */
  minutes: number;
}

/** A text with its headings, made of Markdown at build: the browser gets no parser. */
export interface Article {
  title: string;
  description: string;
  html: string;
  contents: { id: string; text: string }[];
}

export interface Post extends Article, PostSummary {
  related: PostSummary[];
}

/**
 * The data of a page of the site. Written by our own build, so it is not checked again.
 * @throws a not-found signal of the router when there is no such page
 */
export const loadContent = async <Content>(
  payload: ReadPayload,
  path: string,
  locale: Locale,
): Promise<Content> => {
  try {
    return (await payload(localePath(path, locale))) as Content;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw notFound();
    throw error;
  }
};
