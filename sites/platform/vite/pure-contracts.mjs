import { sep } from 'node:path';

const folder = `${sep}contracts${sep}src${sep}`;

/**
 * Tells the bundler that what a module of `contracts` calculates when it is loaded may be left out where nobody uses
 * it. Without this, a page that prints a price brings zod along, because the file of the price declares a schema too.
 * Calls that stand as a statement of their own are kept: those are made for their effect.
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
 * Where each call begins that runs while the module loads; what is inside functions runs later.
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
