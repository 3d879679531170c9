/** M. F. Porter, An algorithm for suffix stripping, Program 14(3), 1980; https://tartarus.org/martin/PorterStemmer/ */

const vowelSounds = '(?:[aeiouy])';
const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;
const measureOver0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measure1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureOver1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowelSounds}`);
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const step2: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['ization', 'ize'],
  ['isation', 'ise'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['ation', 'ate'],
  ['ousli', 'ous'],
  ['entli', 'ent'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['alism', 'al'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['iser', 'ise'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
];
const step3: [string, string][] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|ise|(?<=[st])ion)$/;

const plurals = (word: string): string => {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

const pastAndProgressive = (word: string): string => {
  if (word.endsWith('eed')) return measureOver0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const found = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (found === undefined || !hasVowel.test(found)) return word;
  if (/(?:at|bl|iz)$/.test(found)) return `${found}e`;
  if (/([^aeioulsz])\1$/.test(found)) return found.slice(0, -1);
  return shortEnd.test(found) ? `${found}e` : found;
};

const replaced = (word: string, endings: readonly [string, string][]): string => {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const rest = word.slice(0, -found[0].length);
  return measureOver0.test(rest) ? rest + found[1] : word;
};

const longEnding = (word: string): string => {
  const rest = step4.exec(word)?.[1];
  return rest !== undefined && measureOver1.test(rest) ? rest : word;
};

const lastE = (word: string): string => {
  if (!word.endsWith('e')) return word;
  const rest = word.slice(0, -1);
  return measureOver1.test(rest) || (measure1.test(rest) && !shortEnd.test(rest)) ? rest : word;
};

/** The stem of an English word in lower case; words with anything but a to z come back as they are. */
export const stemEnglish = (word: string): string => {
  if (word.length < 3 || word.length > 30 || !/^[a-z]+$/.test(word)) return word;
  let stem = pastAndProgressive(plurals(word));
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = lastE(longEnding(replaced(replaced(stem, step2), step3)));
  return stem.endsWith('ll') && measureOver1.test(stem) ? stem.slice(0, -1) : stem;
};
