/** Hands the reader a file made on this page. @param text in parts, where it is long */
export const download = (name: string, text: string | string[], type: string) => {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has begun to read it once this task is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

/** A file name that every system takes. */
export const fileName = (words: string, ending: string): string => {
  const plain = words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${plain || 'quiz'}.${ending}`;
};
