import { makesTable } from './describe';
import { Fragments } from './fragments';
import { type Sources } from './program';
import { References } from './references';
import { CannotFollow, NeedsCallers, type Scope } from './scope';
import type { Sender } from './postgres-types';
import ts from './typescript';
import { kindsOf, rowOf, type Kinds } from './value-types';
import { write } from './variants';

/** A statement as it may be sent, with what TypeScript says of its values and rows. */
export interface Statement {
  place: ts.Node;
  /** The calls by which fragments came to it. */
  callers: readonly ts.Node[];
  sender: Sender;
  /** A test may read rows without a type, since it fails when one is not what it expects. */
  isInTest: boolean;
  text: string;
  values: { kinds: Kinds; text: string }[];
  /** Of its rows; `missing` when they are used without a type. */
  row: ReadonlyMap<string, Kinds> | 'missing' | 'unused';
  /** Tables that its own file creates, such as those of a test. */
  setup: readonly string[];
}

export interface Finding {
  place: ts.Node;
  message: string;
}

/** Every statement that the sources send, and what cannot be read. */
export function listStatements(sources: Sources): { statements: Statement[]; findings: Finding[] } {
  const references = new References(sources);
  const fragments = new Fragments(sources, references);
  const findings: Finding[] = [];
  const statements: Statement[] = [];
  const wanted = new Set(sources.files);
  const expand = (call: ts.CallExpression, sender: Sender, scope: Scope, from: ts.Node[]): Statement[] => {
    const { argument, values: list } = askedBy(call);
    if (!argument) return [];
    references.top = scope;
    try {
      const variants =
        sender === 'drizzle' ? fragments.sql(argument, scope) : fragments.text(argument, scope);
      if (!variants.length) throw new CannotFollow(argument);
      const row = rowType(sources.checker, call, scope);
      const texts = new Map(variants.map((variant) => [write(variant).text, write(variant).values]));
      return [...texts].map(([text, values]) => {
        const sent = sender === 'drizzle' ? values : listValues(sources.checker, list);
        return {
          place: call,
          callers: from,
          sender,
          isInTest: call.getSourceFile().fileName.endsWith('.test.ts'),
          text,
          row,
          setup: [],
          values: sent.map(({ node, type }) => ({
            kinds: kindsOf(sources.checker, type),
            text: node.getText(),
          })),
        };
      });
    } catch (error) {
      if (!(error instanceof NeedsCallers)) throw error;
      if (from.length > 6) throw new CannotFollow(argument);
      const callers = references
        .callers(error.declared)
        .filter((caller) => wanted.has(caller.getSourceFile()));
      if (!callers.length) throw new CannotFollow(argument);
      return callers.flatMap((caller) =>
        expand(call, sender, references.within(error.declared, caller, scope, undefined), [...from, caller]),
      );
    }
  };
  for (const [call, sender] of sources.files.flatMap((file) => listCalls(sources.checker, file))) {
    try {
      statements.push(...expand(call, sender, { values: new Map(), types: new Map() }, []));
    } catch (error) {
      if (!(error instanceof CannotFollow)) throw error;
      findings.push({ place: call, message: error.message });
    }
  }
  for (const place of sources.files.flatMap(listTemplates)) {
    if (!fragments.read.has(place))
      findings.push({ place, message: 'this SQL is in no statement that can be read' });
  }
  const creates = statements.filter(({ text }) => makesTable(text));
  for (const statement of statements) {
    const file = statement.place.getSourceFile();
    const own = creates.filter(
      (other) => other.text !== statement.text && other.place.getSourceFile() === file,
    );
    statement.setup = [...new Set(own.map(({ text }) => text))];
  }
  return { statements: statements.flatMap((statement) => ofCursor(statement, statements)), findings };
}

/** The statement whose rows a `fetch` returns: the one that its file declares a cursor for. */
function ofCursor(statement: Statement, all: readonly Statement[]): Statement[] {
  const [, cursor] = /^\s*fetch \d+ from (\w+)\s*$/.exec(statement.text) ?? [];
  if (!cursor) return [statement];
  const file = statement.place.getSourceFile();
  const declared = new RegExp(`^\\s*declare ${cursor} [a-z ]*cursor for (.*)$`, 's');
  const found = all.flatMap(({ place, text }) => {
    const [, query] = (place.getSourceFile() === file && declared.exec(text)) || [];
    return query ? [{ ...statement, text: query }] : [];
  });
  return found.length ? found : [statement];
}

interface Asked {
  argument: ts.Expression | undefined;
  values: ts.Expression | readonly ts.Expression[] | undefined;
}

/** Text and values: `(text, values)`, `({ text, values })`, or for the SQL of browser tests `(text, ...values)`. */
function askedBy(call: ts.CallExpression): Asked {
  const [argument, second] = call.arguments;
  if (ts.isIdentifier(call.expression)) return { argument, values: call.arguments.slice(1) };
  if (!argument || !ts.isObjectLiteralExpression(argument)) return { argument, values: second };
  const valueOf = (name: string) => {
    const property = argument.properties.find((each) => each.name?.getText() === name);
    if (property && ts.isShorthandPropertyAssignment(property)) return property.name;
    return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  };
  return { argument: valueOf('text') ?? argument, values: valueOf('values') ?? second };
}

function listCalls(checker: ts.TypeChecker, file: ts.SourceFile): [ts.CallExpression, Sender][] {
  const calls: [ts.CallExpression, Sender][] = [];
  const visit = (node: ts.Node): void => {
    const sender = ts.isCallExpression(node) && senderOf(checker, node);
    if (sender) calls.push([node as ts.CallExpression, sender]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

function senderOf(checker: ts.TypeChecker, { expression }: ts.CallExpression): Sender | undefined {
  if (ts.isIdentifier(expression))
    return checker.getTypeAtLocation(expression).aliasSymbol?.name === 'RunSql' ? 'pg' : undefined;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const name = expression.name.text;
  if (name !== 'execute' && name !== 'query') return undefined;
  const from =
    checker.getSymbolAtLocation(expression.name)?.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (name === 'execute' && from.includes('/drizzle-orm/')) return 'drizzle';
  return name === 'query' && from.includes('/@types/pg/') ? 'pg' : undefined;
}

function listTemplates(file: ts.SourceFile): ts.Node[] {
  const templates: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') templates.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return templates;
}

function listValues(
  checker: ts.TypeChecker,
  list: Asked['values'],
): { node: ts.Expression; type: ts.Type }[] {
  if (!list) return [];
  const elements = 'kind' in list && ts.isArrayLiteralExpression(list) ? list.elements : list;
  if ('kind' in elements) throw new CannotFollow(elements);
  return elements.map((node) => ({ node, type: checker.getTypeAtLocation(node) }));
}

function rowType(checker: ts.TypeChecker, call: ts.CallExpression, scope: Scope): Statement['row'] {
  const [given] = call.typeArguments ?? [];
  if (!given) return usesRows(checker, call) ? 'missing' : 'unused';
  const type = checker.getTypeFromTypeNode(given);
  const parts = (type.isIntersection() ? type.types : [type]).map((part) =>
    part.isTypeParameter() ? (scope.types.get(part.symbol) ?? part) : part,
  );
  const properties = parts.flatMap((part) => [...rowOf(checker, part)]);
  return properties.length ? new Map(properties) : 'missing';
}

/** Whether anything reads the rows of a result. Counting them does not count. */
function usesRows(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'then') return true;
  if (ts.isPropertyAccessExpression(parent))
    return parent.name.text === 'rows' && !isLength(parent) && !isExpected(parent);
  if (!ts.isVariableDeclaration(parent)) return false;
  if (ts.isIdentifier(parent.name)) {
    return uses(checker, parent.name).some(
      ({ parent: use }) =>
        ts.isPropertyAccessExpression(use) && use.name.text === 'rows' && !isLength(use) && !isExpected(use),
    );
  }
  const rows = parent.name.elements.find(
    (element) => ts.isBindingElement(element) && (element.propertyName ?? element.name).getText() === 'rows',
  );
  if (!rows || !ts.isBindingElement(rows)) return false;
  return (
    !ts.isIdentifier(rows.name) || uses(checker, rows.name).some((use) => !isLength(use) && !isExpected(use))
  );
}

const isLength = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'length';

/** A test that compares whole rows documents their types. */
function isExpected(node: ts.Node): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return call !== undefined && call.expression.getText() === 'expect';
}

function uses(checker: ts.TypeChecker, name: ts.Identifier): ts.Node[] {
  const symbol = checker.getSymbolAtLocation(name);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node !== name && ts.isIdentifier(node) && node.text === name.text) {
      if (checker.getSymbolAtLocation(node) === symbol) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}
