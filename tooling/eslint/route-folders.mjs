import path from 'node:path';

const routes = /^(sites[\\/][^\\/]+[\\/]app[\\/]routes)[\\/]([^\\/]+)/;
const test = /\.(test|spec)\.tsx?$/;

/**
 * Keeps a route's folder to itself: what two routes share stands beside `routes`, by what it is about. Tests may compare
 * routes.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const routeFolders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reach: 'Move what is shared out of {{route}}: only the route itself uses its folder.' },
  },
  create(context) {
    const own = routeOf(path.relative(context.cwd, context.filename));
    /** @param {import('eslint').Rule.Node} node @param {unknown} specifier */
    const check = (node, specifier) => {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), specifier);
      const route = routeOf(path.relative(context.cwd, target));
      if (route !== null && route !== own) context.report({ node, messageId: 'reach', data: { route } });
    };
    if (test.test(context.filename)) return {};
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, 'value' in node.source ? node.source.value : null),
      /** @param {import('eslint').Rule.Node & { source: { value: string } }} node */
      TSImportType: (node) => check(node, node.source.value),
    };
  },
};

/** The folder of a route, from the checkout; null for what belongs to none. */
function routeOf(/** @type {string} */ relative) {
  return routes.exec(relative)?.[0] ?? null;
}
