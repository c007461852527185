import type { Description } from './describe';
import { received, sendable } from './postgres-types';
import type { Statement } from './statements';
import type { Kinds } from './value-types';

/** The differences between a statement's types in TypeScript and in PostgreSQL. */
export function compare(statement: Statement, { parameters, columns, error }: Description): string[] {
  if (error) return [`PostgreSQL refuses it: ${error}`];
  const messages: string[] = [];
  if (parameters.length !== statement.values.length) {
    messages.push(`it has ${parameters.length} parameters, and ${statement.values.length} values are sent`);
  }
  parameters.forEach(({ type, isRequired }, index) => {
    const value = statement.values[index];
    const problem = value && unfitValue(value.kinds, type, isRequired);
    if (problem) messages.push(`\`${value.text}\` ${problem}`);
  });
  const { row, isInTest } = statement;
  if (row === 'unused' || (row === 'missing' && isInTest)) return messages;
  if (row === 'missing') return [...messages, 'its rows are used: name the type of a row'];
  const byName = new Map(columns.map((column) => [column.name, column]));
  for (const [name, kinds] of row) {
    const column = byName.get(name);
    if (!column) {
      if (!kinds.includes('undefined'))
        messages.push(`the row type has \`${name}\`, and the statement has no such column`);
      continue;
    }
    const problem = unfitColumn(kinds, column, statement);
    if (problem) messages.push(`column \`${name}\` ${problem}`);
  }
  return messages;
}

function unfitValue(kinds: Kinds, type: string, isRequired: boolean): string | undefined {
  if (kinds.some((kind) => kind.startsWith('?'))) return `has no type; the parameter is ${type}`;
  if (kinds.includes('undefined')) return 'may be undefined; send null';
  if (isRequired && kinds.includes('null')) return 'may be null, and the column refuses null';
  const allowed = sendable(type);
  const unfit = kinds.filter(
    (kind) =>
      kind !== 'null' && allowed && !allowed.includes(kind) && kind !== 'null[]' && kind !== 'never[]',
  );
  return unfit.length ? `is ${unfit.join(' or ')}; the parameter is ${type}` : undefined;
}

function unfitColumn(
  kinds: Kinds,
  { type, canBeNull }: Description['columns'][number],
  { sender }: Statement,
): string | undefined {
  if (kinds.includes('?')) return undefined;
  if (canBeNull && !kinds.includes('null')) return 'can be null, and the row type says that it is not';
  const arrives = received(type, sender);
  const own = kinds.filter((kind) => kind !== 'null' && kind !== 'undefined');
  if (!arrives || !own.length) return undefined;
  return arrives.every((kind) => own.includes(kind))
    ? undefined
    : `is ${type} and arrives as ${arrives.join(' or ')}; the row type says ${own.join(' or ')}`;
}
