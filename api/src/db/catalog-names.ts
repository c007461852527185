/**
 * Names that the catalog gives, for statements about whatever tables there are. `npm run lint:sql` tries such a
 * statement on every table, with each of its columns, or on every foreign key.
 */

const name = String.raw`(?:[a-z_][\w$]*|"(?:[^"]|"")+")`;
const qualified = new RegExp(`^${name}(?:\\.${name})?$`);
const single = new RegExp(`^${name}$`);
const names = new RegExp(`^${name}(?:, ${name})*$`);
const foreignKey = new RegExp(
  `^FOREIGN KEY \\(${name}(?:, ${name})*\\) REFERENCES ${name}(?:\\.${name})?\\(${name}(?:, ${name})*\\)[A-Z ]*$`,
);

const checked = (text: string, pattern: RegExp, what: string): string => {
  if (!pattern.test(text)) throw new Error(`${JSON.stringify(text)} is not ${what}.`);
  return text;
};

/** A table as `format('%I.%I')` or `regclass` writes it. @throws unless it is a name and nothing else */
export const tableName = (text: string): string => checked(text, qualified, 'the name of a table');

/** A column as `quote_ident` writes it. @throws unless it is a name and nothing else */
export const columnName = (text: string): string => checked(text, single, 'the name of a column');

/** The columns that a table stores, separated by commas. @throws unless they are names and nothing else */
export const storedColumns = (text: string): string => checked(text, names, 'a list of columns');

/** A foreign key as `quote_ident` writes it. @throws unless it is a name and nothing else */
export const foreignKeyName = (text: string): string => checked(text, single, 'the name of a foreign key');

/** A foreign key as `pg_get_constraintdef` writes it. @throws if it is anything else */
export const foreignKeyDefinition = (text: string): string =>
  checked(text, foreignKey, 'the definition of a foreign key');
