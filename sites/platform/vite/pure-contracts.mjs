import { sep } from 'node:path';

const folder = `${sep}contracts${sep}src${sep}`;

/**
 * Tells the bundler that values a `contracts` module computes on load may be dropped if unused. Without this, a page
 * that shows a price would include zod, because the price module also declares a schema. Calls that are statements of
 * their own are kept: they are made for their effect.
 *
 * @returns {import('vite').Plugin}
 */
export function pureContracts() {
  return {
    name: 'larkwell:pure-contracts',
    transform(code, id) {
      if (!id.includes(folder)) return null;
      /** @type {Set<number>} */
      const starts = new Set();
      for (const statement of this.parse(code).body) {
        const declared = ('declaration' in statement && statement.declaration) || statement;
        if (declared.type === 'VariableDeclaration') collectCalls(declared, starts);
      }
      const pieces = [...starts].sort((one, other) => other - one);
      return {
        code: pieces.reduce((text, at) => `${text.slice(0, at)}/*#__PURE__*/ ${text.slice(at)}`, code),
        map: null,
      };
    },
  };
}

/**
 * Start offsets of the calls that run while the module loads; calls inside functions run later.
 *
 * @param {{ type?: unknown, start?: number }} node of the syntax tree
 * @param {Set<number>} starts
 */
function collectCalls(node, starts) {
  if (!node || typeof node.type !== 'string' || /Function|Class/.test(node.type)) return;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') starts.add(node.start ?? 0);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object') collectCalls(child, starts);
    }
  }
}
