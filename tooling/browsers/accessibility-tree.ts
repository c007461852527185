import type { CDPSession } from 'playwright';

/** A node of the tree that Chromium gives to screen readers. */
export interface SpokenNode {
  role: string;
  name: string;
  description: string;
  value: string;
  /** `checked`, `required`, `invalid`, `level` and so on. */
  properties: Record<string, unknown>;
  children: SpokenNode[];
}

/** The tree of the page, without the nodes that Chromium keeps from screen readers. */
export async function readAccessibilityTree(devTools: CDPSession): Promise<SpokenNode> {
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (value: { value?: unknown } | undefined) =>
    String(value?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const spoken = (id: string): SpokenNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap(spoken);
    if (node.ignored) return children;
    const properties = Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    const { role, name, description, value } = node;
    const texts = {
      role: textOf(role),
      name: textOf(name),
      description: textOf(description),
      value: textOf(value),
    };
    return [{ ...texts, properties, children }];
  };
  const [root] = spoken(nodes[0]!.nodeId);
  return root!;
}
