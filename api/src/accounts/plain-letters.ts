/** Letters of other scripts, each followed by the Latin letter that it looks like. */
const alike = 'аaвbеeкkмmнhоoрpсcтtуyхxѕsіiјjԁdԛqԝwαaβbγyεeηnιiκkνvοoρpτtυuχxıiøołlđdðd';
const latinOf = new Map(Array.from(alike.matchAll(/(.)(.)/gu), ([, letter, latin]) => [letter!, latin!]));

/**
 * Text in letters as in a word list: without accents, and with Latin letters for those of other scripts that look
 * the same. Capitals of such letters become small.
 */
export function plainLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '');
  return plain
    .replaceAll(/ß/giu, 'ss')
    .replaceAll(/æ/giu, 'ae')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => latinOf.get(letter.toLowerCase()) ?? letter);
}
