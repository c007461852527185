import type { SpokenNode } from './accessibility-tree';

/** One thing that a screen reader says. */
export interface Spoken {
  /** Its parts are two spaces apart, as in NVDA's speech viewer. */
  text: string;
  node: SpokenNode;
  /** The question around it. */
  group?: SpokenNode;
}

const landmarks: Record<string, string> = {
  banner: 'banner landmark',
  navigation: 'navigation landmark',
  main: 'main landmark',
  region: 'region',
  contentinfo: 'content information landmark',
  alert: 'alert',
};
const fieldRoles: Record<string, string> = {
  textbox: 'edit',
  combobox: 'combo box',
  radio: 'radio button',
  checkbox: 'check box',
};
/** Longer lists are cut. */
const listedItems = 4;

/** Whether a person answers here. */
export const isField = ({ role }: SpokenNode) => role in fieldRoles;

/**
 * What NVDA says of a page from top to bottom: fields and questions as when Tab reaches them (name, role, states,
 * description, value), everything else as in browse mode (role, name).
 */
export function readAloud(root: SpokenNode): Spoken[] {
  const said: Spoken[] = [];
  const toldByFields = fieldsAndGroups(root).flatMap(({ name, description }) => [name, description]);
  const isTold = (text: string) => toldByFields.some((told) => told.includes(text));
  const read = (node: SpokenNode, group?: SpokenNode): void => {
    const { role, name, description, children } = node;
    const say = (...parts: (string | false | undefined)[]) => {
      const text = parts.filter(Boolean).join('  ');
      if (text) said.push({ text, node, ...(group && { group }) });
    };
    const readAll = (nodes: SpokenNode[], within = group) => nodes.forEach((child) => read(child, within));
    if (isField(node)) return say(...partsOfField(node, group));
    switch (role) {
      case 'RootWebArea':
        say(name, 'document');
        return readAll(children);
      case 'group':
        if (!name) return readAll(children);
        say(name, 'grouping', description);
        return readAll(children, node);
      case 'heading':
        return say(`heading level ${String(node.properties.level)}`, name);
      case 'link':
        return say('link', name);
      case 'button':
        return say('button', name, description);
      case 'DisclosureTriangle':
        return say('button', node.properties.expanded ? 'expanded' : 'collapsed', name);
      case 'list': {
        say(`list with ${children.length} ${children.length === 1 ? 'item' : 'items'}`);
        readAll(children.slice(0, children.length > listedItems ? listedItems - 1 : listedItems));
        if (children.length > listedItems) say(`… ${children.length - listedItems + 1} more items`);
        return;
      }
      case 'table':
        return readTable(node, say);
      case 'DescriptionList':
        return readPairs(children).forEach((pair) => say(...pair));
      case 'LabelText':
      case 'Legend':
        // Told by their fields; a label can hold its field.
        return readAll(fieldsAndGroups(node));
      case 'paragraph':
      case 'listitem':
      case 'generic':
      case 'timer':
        return isInline(node) ? sayLine(node, say, isTold) : readAll(children);
      case 'StaticText':
        return sayLine(node, say, isTold);
      default:
        if (role in landmarks) say(name, landmarks[role]);
        return readAll(children);
    }
  };
  read(root);
  return said;
}

type Say = (...parts: (string | false | undefined)[]) => void;

function partsOfField(node: SpokenNode, group?: SpokenNode) {
  const { role, name, description, value, properties } = node;
  const isChoice = role === 'radio' || role === 'checkbox';
  const answers = group ? within(group, (each) => each.role === 'radio') : [];
  return [
    name,
    fieldRoles[role],
    isChoice && (properties.checked === 'true' ? 'checked' : 'not checked'),
    role === 'combobox' && 'collapsed',
    properties.required === true && 'required',
    properties.invalid === 'true' && 'invalid entry',
    description,
    role === 'radio' && `${answers.indexOf(node) + 1} of ${answers.length}`,
    !isChoice && (value || 'blank'),
  ];
}

const inlineRoles = new Set([
  'StaticText',
  'InlineTextBox',
  'strong',
  'emphasis',
  'link',
  'time',
  'LineBreak',
  'ListMarker',
]);

/** Whether it is one run of text and links, which is read as a line. */
const isInline = ({ children }: SpokenNode) =>
  children.length > 0 &&
  children.every(
    ({ role, children }) =>
      inlineRoles.has(role) || (role === 'generic' && children.every((each) => inlineRoles.has(each.role))),
  );

function sayLine(node: SpokenNode, say: Say, isTold: (text: string) => boolean): void {
  // A lone colon, there for browsers without style sheets, is not said.
  const parts = partsOfLine(node).filter((part) => /[\p{L}\p{N}•]/u.test(part));
  if (!isTold(parts.join(' '))) say(...parts);
}

const partsOfLine = (node: SpokenNode): string[] => {
  if (node.role === 'ListMarker' || node.role === 'LineBreak') return [];
  if (node.role === 'StaticText') return node.name ? [node.name] : [];
  if (node.role === 'link' || node.role === 'button') return [node.role, node.name];
  return node.children.flatMap(partsOfLine);
};

/** Each row after the headers of its cells. */
function readTable(table: SpokenNode, say: Say): void {
  const rows = within(table, ({ role }) => role === 'row');
  const [head, ...body] = rows.map(({ children }) => children);
  say('table', `with ${rows.length} rows and ${head?.length ?? 0} columns`, table.name);
  for (const [index, cells] of body.entries())
    say(`row ${index + 2}`, ...cells.flatMap((cell, column) => [head?.[column]?.name, cell.name]));
}

/** A term and what is said of it, together. */
function readPairs(nodes: SpokenNode[]): string[][] {
  const pairs: string[][] = [];
  for (const node of nodes.flatMap((each) => (each.role === 'generic' ? each.children : [each]))) {
    if (node.role === 'term') pairs.push(partsOfLine(node));
    else pairs.at(-1)?.push(...partsOfLine(node));
  }
  return pairs;
}

function within(node: SpokenNode, isWanted: (node: SpokenNode) => boolean): SpokenNode[] {
  return node.children.flatMap((child) => [...(isWanted(child) ? [child] : []), ...within(child, isWanted)]);
}

const fieldsAndGroups = (node: SpokenNode) =>
  within(node, (each) => isField(each) || (each.role === 'group' && each.name !== ''));
