const sentencesOf = (texts: string[]) => texts.flatMap((text) => text.split(/[.!?:;]+\s*/)).filter(Boolean);
const wordsOf = (sentences: string[]) => sentences.flatMap((sentence) => sentence.match(/[\p{L}’]+/gu) ?? []);

/** Groups of vowels; two strong vowels, or an accent on a weak one, are two syllables. */
const spanishSyllables = (word: string) =>
  Math.max(
    1,
    (word.match(/[aeiouáéíóúü]+/gi) ?? []).length +
      (word.match(/[aeoáéó](?=[aeoáéóíú])|[íú](?=[aeo])/gi) ?? []).length,
  );

/** Groups of vowels without a silent e. */
const englishSyllables = (word: string) => {
  const spoken = word.toLowerCase().replace(/(?<=[^l])e$|es$|ed$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
};

/** How many words the texts have. */
export const countWords = (texts: string[]): number => wordsOf(sentencesOf(texts)).length;

function count(texts: string[], syllablesOf: (word: string) => number) {
  const sentences = sentencesOf(texts);
  const words = wordsOf(sentences);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { perWord: syllables / words.length, perSentence: words.length / sentences.length };
}

/** The ease of Spanish texts by Fernández-Huerta: 100 is the easiest, 70 can be read after six years of school. */
export function readingEase(texts: string[]): number {
  const { perWord, perSentence } = count(texts, spanishSyllables);
  return 206.84 - 60 * perWord - 1.02 * perSentence;
}

/** The years of school that English texts need, by Flesch and Kincaid. */
export function schoolGrade(texts: string[]): number {
  const { perWord, perSentence } = count(texts, englishSyllables);
  return 0.39 * perSentence + 11.8 * perWord - 15.59;
}
