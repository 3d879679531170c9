import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'blog.title', defaultMessage: 'Blog', description: 'Heading of the blog' },
  lead: {
    id: 'blog.lead',
    defaultMessage: 'What we learn about questions, answers and the products behind them.',
    description: 'Under the heading of the blog, and its description for search engines',
  },
  noImage: {
    id: 'blog.noImage',
    defaultMessage: 'No image available',
    description: 'Stands where a post has no picture',
  },
  general: { id: 'blog.general', defaultMessage: 'General', description: 'Category of a post without one' },
  team: {
    id: 'blog.team',
    defaultMessage: 'Team Recommend',
    description: 'Author of a post that names none',
  },
  minutes: {
    id: 'blog.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}} to read',
    description: 'How long reading a post takes',
  },
  empty: {
    id: 'blog.empty',
    defaultMessage: 'No Articles Found',
    description: 'Heading where the blog has no posts',
  },
  emptyText: {
    id: 'blog.emptyText',
    defaultMessage: "We're working on creating amazing content for you. Check back soon!",
    description: 'Under the heading where the blog has no posts',
  },
  notFound: {
    id: 'blog.notFound',
    defaultMessage: 'Blog Post Not Found',
    description: 'Heading where a post does not exist',
  },
  notFoundText: {
    id: 'blog.notFoundText',
    defaultMessage:
      'This article does not exist, or it has moved. One of these may be what you were looking for.',
    description: 'Explains that a post does not exist; suggested posts follow',
  },
  back: { id: 'blog.back', defaultMessage: 'Back to Blog', description: 'Link to the list of posts' },
  goHome: { id: 'blog.goHome', defaultMessage: 'Go Home', description: 'Link to the start page' },
  suggested: {
    id: 'blog.suggested',
    defaultMessage: 'Suggested articles',
    description: 'Heading over posts where one was not found',
  },
  related: { id: 'blog.related', defaultMessage: 'Related articles', description: 'Heading under a post' },
  contents: {
    id: 'blog.contents',
    defaultMessage: 'On this page',
    description: 'Heading of the table of contents of a post',
  },
  allTags: { id: 'blog.allTags', defaultMessage: 'All', description: 'Shows posts of every tag' },
  tags: { id: 'blog.tags', defaultMessage: 'Topics', description: 'Label of the choice of a tag' },
  breadcrumbs: {
    id: 'blog.breadcrumbs',
    defaultMessage: 'Where you are',
    description: 'Label of the links to the pages above',
  },
});
