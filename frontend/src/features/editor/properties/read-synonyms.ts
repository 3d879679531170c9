/** Words of one group and letters of one word, as many as the model takes. */
const mostWords = 20;
const mostLetters = 60;

/** Words separated by commas; null unless they are two or more different ones that the model takes. */
export const readSynonyms = (text: string): string[] | null => {
  const words = [
    ...new Set(
      text
        .split(/[,;\n]/)
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
  const fits = words.length >= 2 && words.length <= mostWords;
  return fits && words.every((word) => word.length <= mostLetters) ? words : null;
};
