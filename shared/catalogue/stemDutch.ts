/**
 * After the Snowball stemmer for Dutch, https://snowballstem.org/algorithms/dutch/stemmer.html, with two rules more, for
 * the nouns that shops are full of: every double consonant is undone (`jassen`, `jas`), and a last `v` or `z` is
 * written as it sounds (`glazen`, `glas`).
 */

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouyè'.includes(letter);

/** Where the part begins that a suffix has to lie in: after the first consonant that follows a vowel. */
const region = (word: string, from: number): number => {
  for (let index = from + 1; index < word.length; index++)
    if (!isVowel(word[index]) && isVowel(word[index - 1])) return index + 1;
  return word.length;
};

const undouble = (word: string): string => (/([^aeiouy])\1$/.test(word) ? word.slice(0, -1) : word);

const plural = (word: string, r1: number): string => {
  if (word.endsWith('heden') && word.length - 5 >= r1) return `${word.slice(0, -5)}heid`;
  const ending = /(?:ene|en)$/.exec(word)?.[0];
  if (ending !== undefined) {
    const rest = word.slice(0, -ending.length);
    const stays = rest.length < r1 || isVowel(rest.at(-1)) || rest.endsWith('gem');
    return stays ? word : undouble(rest);
  }
  const found = /(?:se|s)$/.exec(word)?.[0];
  if (found === undefined) return word;
  const rest = word.slice(0, -found.length);
  return rest.length >= r1 && !isVowel(rest.at(-1)) && !rest.endsWith('j') ? rest : word;
};

const finalE = (word: string, r1: number): { word: string; removed: boolean } => {
  const rest = word.slice(0, -1);
  return word.endsWith('e') && rest.length >= r1 && !isVowel(rest.at(-1))
    ? { word: undouble(rest), removed: true }
    : { word, removed: false };
};

const derivation = (word: string, r1: number, r2: number): string => {
  let stem = word;
  if (stem.endsWith('heid') && stem.length - 4 >= r2 && stem.at(-5) !== 'c') {
    stem = stem.slice(0, -4);
    if (stem.endsWith('en') && stem.length - 2 >= r1 && !isVowel(stem.at(-3)))
      stem = undouble(stem.slice(0, -2));
  }
  if (/(?:end|ing)$/.test(stem) && stem.length - 3 >= r2) {
    stem = stem.slice(0, -3);
    return stem.endsWith('ig') && stem.length - 2 >= r2 && stem.at(-3) !== 'e'
      ? stem.slice(0, -2)
      : undouble(stem);
  }
  if (stem.endsWith('ig') && stem.length - 2 >= r2 && stem.at(-3) !== 'e') return stem.slice(0, -2);
  if (stem.endsWith('lijk') && stem.length - 4 >= r2) return finalE(stem.slice(0, -4), r1).word;
  if (stem.endsWith('baar') && stem.length - 4 >= r2) return stem.slice(0, -4);
  return stem;
};

/** The stem of a Dutch word in lower case; words with anything but letters come back as they are. */
export const stemDutch = (word: string): string => {
  if (word.length < 3 || word.length > 40 || !/^\p{L}+$/u.test(word)) return word;
  const plain = word
    .replace(/[äá]/g, 'a')
    .replace(/[ëé]/g, 'e')
    .replace(/[ïí]/g, 'i')
    .replace(/[öó]/g, 'o')
    .replace(/[üú]/g, 'u');
  const r1 = Math.max(3, region(plain, 0));
  const r2 = region(plain, r1);
  const stem = derivation(finalE(plural(plain, r1), r1).word, r1, r2);
  // A long vowel is written twice in a closed syllable only: `maan`, `manen`.
  const short = /[^aeiouyè](?:aa|ee|oo|uu)[^aeiouyèI]$/.test(stem)
    ? stem.slice(0, -2) + stem.slice(-1)
    : stem;
  return short.replace(/v$/, 'f').replace(/z$/, 's');
};
