/** Say nothing about a kit: what every kit is, and what people wrap their words in. */
const everyKit = new Set(
  `at buy check cheap checking checks cost diagnostic diy exam home house kit kits lab mail online order panel price
  results sample screen screening self shop test tested testing tests`.split(/\s+/),
);
const wrapping = new Set(
  `a about all always am an and any are be because been before best can could do does feel feeling feels for from get
  getting give had has have having help how i if in is it its just know level levels lot low high me more much my need
  not of often on or our out please problem problems see should so some something symptom symptoms take than that the
  them there this to too up very want what when where which who why with would you your`.split(/\s+/),
);

/** The most words of one search, and letters of one word, that count. */
const most = { words: 8, letters: 40 };

/** What someone types to find a kit, as the words that tell kits apart. */
export interface TypedWords {
  words: string[];
  /** True for "home test kit": it names every kit and tells none apart. */
  meansEveryKit: boolean;
}

/**
 * Reads what is typed: in small letters without accents, apostrophes joined (`crohn's` is `crohns`), without
 * words that say nothing about a kit.
 */
export function readTypedWords(typed: string): TypedWords {
  const plain = typed.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  const found = (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => Array.from(word).slice(0, most.letters).join(''))
    .filter((word) => !wrapping.has(word));
  const words = [...new Set(found.filter((word) => !everyKit.has(word)))].slice(0, most.words);
  return { words, meansEveryKit: words.length === 0 && found.length > 0 };
}
