/** Words and phrases that read as translated, each with what an American engineer writes instead. */
export const plainWords = /** @type {const} */ ([
  [/\bwhoever\b/i, 'the person who, anyone who'],
  [/\bsomebody\b/i, 'someone, a person'],
  [/\beverybody\b/i, 'everyone'],
  [/\banybody\b/i, 'anyone'],
  [/\bof nobody\b|\bnobody['’]s\b/i, 'that belongs to no one'],
  [/\bany more\b(?! than| …| \w+s\b)/i, 'anymore, no longer'],
  [/\b(?:to|not|longer) be had\b|\bcan be had\b/i, 'available'],
  [/\bc(?:omes?|ame) to nothing\b/i, 'fails, failed'],
  [/\bbec(?:ame|omes?) of\b/i, 'the result of, what happened to'],
  [/\b(?:writ(?:es?|ten|ing)|wrote) down\b/i, 'record, recorded'],
  [/\banew\b/i, 'again, re-'],
  [/\ball the same\b/i, 'anyway'],
  [/\blooked at\b/i, 'checked, read'],
  [/\bno news\b/i, 'is not reported'],
  [/\bthe version before\b/i, 'the previous version'],
  [/\be-mail/i, 'email'],
  [/^As `/, 'Like `…`'],
  [
    /\b\w*organis(?:ation|e)(?!_)|\bbehaviour|\bcolour|\bcatalogue|\bneighbour|\bfavour|\blicence\b/i,
    'the American spelling',
  ],
  [
    /\bcancell(?:ed|ing)\b(?! successfully)|\b(?:normal|recogn|author|summar|initial)is(?:e|ing|ation)|\bspelt\b/i,
    'the American spelling',
  ],
]);

/** The same for sentences that people read on pages and in emails: one word for one thing, and no stiff phrases. */
const screenWords = /** @type {const} */ ([
  ...plainWords,
  [/\bparcels?\b(?! not followed)/i, 'package'],
  [/\bpost (?:your|the|all|it)\b(?! office)/i, 'mail'],
  [/\bmailed (?:you|an?|this|the)\b|\b(?:we|can) mail (?:you|to)\b|\bmails (?:about|would)\b/i, 'email'],
  [/\bworking days?\b/i, 'business days'],
  [/\blaborator(?:y|ies)\b/i, 'lab'],
  [/(?<!reviewed by a )\bclinicians?\b/i, 'doctor or nurse'],
  [/\bfilms?\b/i, 'video'],
  [/\bno longer good\b/i, 'no longer works'],
  [/\blook again\b/i, 'check again'],
  [/\b(?:to|then|can|you) go on\b/i, 'continue'],
  [/\bthere is no such\b/i, 'we can’t find that'],
  [/\bof yours\b/i, 'your, one of your'],
  [/\bthe (?:card|page|report) of your\b/i, 'your …’s'],
  [/\b(?:accepted|canceled|left|refunded|registered|used) already\b/i, 'already before the verb'],
  [
    // The exceptions are specified, or like a specified sentence.
    /\bPlease\b(?! (?:ask your child|check the form|give star|provide a valid|remove the error|try a|write your))|, please\b/,
    'the sentence without it',
  ],
]);

/**
 * The first phrase of a text that reads as translated. Code between backticks does not count.
 * @param {string} text
 * @param {readonly (readonly [RegExp, string])[]} words
 * @returns {{ found: string, instead: string } | null}
 */
export function findTranslated(text, words = plainWords) {
  for (const [pattern, instead] of words) {
    const prose = pattern.source.startsWith('^') ? text : text.replaceAll(/`[^`\n]*`/g, '``');
    const found = pattern.exec(prose)?.[0];
    if (found) return { found, instead };
  }
  return null;
}

const testCalls = new Set(['it', 'test', 'describe']);

/**
 * The name a call starts with: `it` of `it.each(…)(…)`.
 * @param {{ type: string, callee?: unknown, object?: unknown, tag?: unknown, name?: string }} node
 * @returns {string | undefined}
 */
function nameOf(node) {
  const inner = node.callee ?? node.object ?? node.tag;
  return inner ? nameOf(/** @type {Parameters<typeof nameOf>[0]} */ (inner)) : node.name;
}

/**
 * A template with `…` where it has values.
 *
 * @param {{ quasis: { value: { raw: string } }[] }} template
 */
const textOf = ({ quasis }) => quasis.map(({ value }) => value.raw).join('…');

/** @typedef {import('eslint').Rule.Node & { value: string, parent: { children: { type: string }[] } }} JsxText */

/**
 * Keeps comments and the titles of tests in plain American English. With `sentences`, every text of more than one word
 * in the code as well, except SQL.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { sentences: { type: 'boolean' } }, additionalProperties: false }],
    messages: { plain: '“{{found}}” reads as translated: {{instead}}.' },
  },
  create(context) {
    /** @type {(text: string, loc: import('eslint').AST.SourceLocation, words?: typeof screenWords) => void} */
    const check = (text, loc, words) => {
      const data = findTranslated(text, words);
      if (data) context.report({ loc, messageId: 'plain', data });
    };
    /** @param {Pick<import('eslint').Rule.Node, 'loc'>} node @param {unknown} text */
    const checkSentence = ({ loc }, text) => {
      if (loc && typeof text === 'string' && /\S\s+\S/.test(text))
        check(text.replaceAll(/\s+/g, ' '), loc, screenWords);
    };
    return {
      ...(context.options[0]?.sentences && {
        /** @param {Pick<import('eslint').Rule.Node, 'loc'> & { value: unknown }} node */
        Literal: (node) => checkSentence(node, node.value),
        /** @param {Pick<import('eslint').Rule.Node, 'loc' | 'parent'> & Parameters<typeof textOf>[0]} node */
        TemplateLiteral(node) {
          const { parent } = node;
          if (parent?.type === 'TaggedTemplateExpression' && nameOf(parent) === 'sql') return;
          checkSentence(node, textOf(node));
        },
        /** @param {JsxText} node */
        JSXText(node) {
          const { children } = node.parent;
          const next = children[children.indexOf(node) + 1];
          checkSentence(node, next?.type === 'JSXExpressionContainer' ? `${node.value}…` : node.value);
        },
      }),
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          if (loc) check(value.replaceAll(/^[\s*]+/gm, ''), loc);
        }
      },
      CallExpression(node) {
        const [title] = node.arguments;
        if (!title?.loc || !testCalls.has(nameOf(node) ?? '')) return;
        if (title.type === 'Literal' && typeof title.value === 'string') check(title.value, title.loc);
        if (title.type === 'TemplateLiteral') check(textOf(title), title.loc);
      },
    };
  },
};
