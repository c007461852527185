/** A node of a parsed query as PostgreSQL writes it down (`pg_node_tree`): `{VAR :varno 1 :varattno 2}`. */
export interface TreeNode {
  is: string;
  [field: string]: Tree;
}
export type Tree = TreeNode | Tree[] | string | null;

/** Reads the text of a `pg_node_tree`. Bitmaps, `(b 1 2)`, are lists that begin with their letter. */
export function parseTree(text: string): Tree {
  const words = text.match(/"(?:\\.|[^"\\])*"|[(){}]|(?:\\.|[^\s(){}\\])+/g) ?? [];
  let at = 0;
  const value = (): Tree => {
    const word = words[at++] ?? '';
    if (word === '{') return object();
    if (word === '(') return list();
    if (word === '<>') return null;
    return word.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)/gs, '$1');
  };
  const list = () => {
    const values: Tree[] = [];
    while (words[at] !== ')') values.push(value());
    at += 1;
    return values;
  };
  const object = () => {
    const node: TreeNode = { is: words[at++] ?? '' };
    while (words[at] !== '}') {
      const field = (words[at++] ?? '').slice(1);
      node[field] = value();
      // A constant is followed by its bytes, which are not needed.
      while (!words[at]?.startsWith(':') && words[at] !== '}') value();
    }
    at += 1;
    return node;
  };
  return value();
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);
export const listOf = (tree: Tree | undefined): Tree[] => (Array.isArray(tree) ? tree : []);
export const nodesOf = (tree: Tree | undefined): TreeNode[] => listOf(tree).filter(isNode);
