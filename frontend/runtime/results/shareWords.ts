import type { Locale } from '#shared/model/locale.ts';

const words = {
  en: {
    copy: 'Copy',
    copied: 'Copied',
    link: 'Copy link to this result',
    linkCopied: 'Link copied',
    share: 'Share this result',
  },
  nl: {
    copy: 'Kopieer',
    copied: 'Gekopieerd',
    link: 'Kopieer link naar dit resultaat',
    linkCopied: 'Link gekopieerd',
    share: 'Deel dit resultaat',
  },
} as const;

export const shareWord = (locale: Locale, key: keyof (typeof words)['en']): string => words[locale][key];
