const home = /[\\/]api[\\/]src[\\/]db[\\/]/;
const others =
  /^(kysely|knex|slonik|postgres|sequelize|typeorm|objection|@prisma|@mikro-orm|@pgtyped|pg-promise)(\/|$)/;

/**
 * Holds queries to one way of writing them, which `npm run lint:sql` reads: `sql` templates, and text for `pg`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainSql = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      builder:
        'Of drizzle, queries take only `sql` and `SQL`: write them as templates (docs/decisions/0027).',
      other: 'Write queries as `sql` templates, which are checked (docs/decisions/0027).',
    },
  },
  create(context) {
    /** @param {import('eslint').Rule.Node} node @param {unknown} source @param {string[]} names */
    const check = (node, source, names) => {
      if (typeof source !== 'string') return;
      if (others.test(source)) return context.report({ node, messageId: 'other' });
      if (!/^drizzle-(orm|kit)(\/|$)/.test(source) || home.test(context.filename)) return;
      // What a query throws is no way to write one.
      if (source === 'drizzle-orm/errors') return;
      const isPlain = source === 'drizzle-orm' && names.every((name) => name === 'sql' || name === 'SQL');
      if (!isPlain) context.report({ node, messageId: 'builder' });
    };
    /** @param {{ name?: string, value?: unknown }} named */
    const nameOf = ({ name, value }) => name ?? String(value);
    return {
      ImportDeclaration: (node) =>
        check(
          node,
          node.source.value,
          node.specifiers.map((each) => ('imported' in each ? nameOf(each.imported) : '*')),
        ),
      ExportNamedDeclaration: (node) =>
        check(
          node,
          node.source?.value,
          node.specifiers.map((each) => nameOf(each.local)),
        ),
      ExportAllDeclaration: (node) => check(node, node.source.value, ['*']),
      ImportExpression: (node) => check(node, 'value' in node.source ? node.source.value : null, ['*']),
      /** @param {import('eslint').Rule.Node & { source: { value: string } }} node */
      TSImportType: (node) => check(node, node.source.value, ['*']),
    };
  },
};
