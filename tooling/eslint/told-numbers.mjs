import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const checkout = path.resolve(import.meta.dirname, '../..');
const numbersFolder = path.join(checkout, 'contracts/src/numbers');

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelled = [
  ...words.slice(2),
  ...['fourteen', 'fifteen', 'twenty', 'twenty-five', 'thirty', 'thirty-five', 'sixty', 'ninety'],
].join('|');
const units =
  '(?:second|minute|hour|day|week|month|year|digit|character|letter|mile|percent|test kit)s?|MB|kB';

/** A number with its unit, in text for people. One of something is not a limit, and 100% is a width. */
const told = new RegExp(
  [
    String.raw`(?<![\w.#-])(?!1\b)(?:\d[\d,]*|${spelled})[-\s\u00a0](?:${units})\b`,
    String.raw`\$\d+\.\d\d|\$\d\d+`,
    String.raw`(?<![\w="])(?!100%)\d+%(?![\w)"])`,
    String.raw`\b(?:half an hour|fortnight)\b`,
    String.raw`\b(?:aged?|under|above|over|greater than|at least|at most) \d+\b`,
  ].join('|'),
  'i',
);

/**
 * What a comment must not repeat: the number of each constant of `contracts/src/numbers` whose name ends in its unit.
 * @returns {RegExp}
 */
export function readPhrases() {
  const phrases = readdirSync(numbersFolder).flatMap((name) =>
    [
      ...readFileSync(path.join(numbersFolder, name), 'utf8').matchAll(
        /export const \w+_(MINUTE|HOUR|DAY|YEAR|MILE|DIGIT)S = (\d+);/g,
      ),
    ].map(
      ([, unit = '', number = '']) =>
        `(?:${number}|${words[Number(number)] ?? number})[-\\s]${unit.toLowerCase()}s?`,
    ),
  );
  return new RegExp(String.raw`(?<![\w.-])(?:${[...new Set(phrases)].join('|')})\b`, 'i');
}

/**
 * A number that people read exists once, and every sentence is built from it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const toldNumbers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sentence:
        '"{{text}}" would stay when the number changes: make the sentence of a constant (contracts/src/numbers).',
      comment: '"{{text}}" would stay when the number changes: say what it is, not how much.',
    },
  },
  create(context) {
    if (context.filename.startsWith(numbersFolder)) return {};
    const phrases = readPhrases();
    /** @type {(node: import('eslint').Rule.Node, text: unknown) => void} */
    const look = (node, text) => {
      const found = typeof text === 'string' && told.exec(text)?.[0];
      if (found) context.report({ node, messageId: 'sentence', data: { text: found } });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const found = phrases.exec(comment.value.replaceAll(/\s*\n\s*\*?\s*/g, ' '))?.[0];
          if (found && comment.loc)
            context.report({ loc: comment.loc, messageId: 'comment', data: { text: found } });
        }
      },
      Literal: (node) => {
        const { parent } = node;
        // A retention rule is the one place of its time.
        const isRule =
          parent.type === 'Property' && /** @type {{ name?: string }} */ (parent.key).name === 'keptFor';
        if (!isRule) look(node, node.value);
      },
      TemplateElement: (node) => look(node, node.value.cooked),
      /** @param {import('eslint').Rule.Node & { value: string }} node */
      JSXText: (node) => look(node, node.value),
    };
  },
};
