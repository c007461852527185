const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `six` for 6, `25` for 25: numbers up to twelve are spelled out in running text. */
export const inWords = (number: number): string => words[number] ?? String(number);

/** `Six` for 6, at the start of a sentence. */
export const inWordsFirst = (number: number): string => {
  const word = inWords(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const spanishWords = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** `seis` for 6, `25` for 25, before a masculine noun. */
export const inSpanishWords = (number: number): string => spanishWords[number] ?? String(number);

/** `Seis` for 6, at the start of a sentence. */
export const inSpanishWordsFirst = (number: number): string => {
  const word = inSpanishWords(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
