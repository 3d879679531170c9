/** Words that stand in almost every sentence of one language and in hardly any of the other. */
const common = {
  en: 'the and of to that with for your you are this not they have from what which when their who how it be our will'.split(
    ' ',
  ),
  nl: 'de het een en van dat die met voor je niet zijn wat deze ze welke als bij ook naar er wie hoe aan te ons wordt'.split(
    ' ',
  ),
};

const count = (words: string[], known: string[]) => words.filter((word) => known.includes(word)).length;

/** Whether a text is English rather than Dutch. Too short a text, such as a name, is neither. */
export const isEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = count(words, common.en);
  return english >= 2 && english > count(words, common.nl);
};
