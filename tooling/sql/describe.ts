import pg from 'pg';
import { instancesOf, listTables } from './catalog-names';
import { nullColumns, requiredParameters, type Catalog } from './null-columns';
import { isNode, parseTree, type Tree } from './tree';

/** What PostgreSQL knows about a statement before it runs. */
export interface Description {
  parameters: { type: string; isRequired: boolean }[];
  columns: { name: string; type: string; canBeNull: boolean }[];
  /** Why it was refused, in PostgreSQL's words. */
  error?: string;
}

interface Shape {
  parameters: number[];
  columns: { name: string; dataTypeID: number }[];
}

/** Whether a statement creates a table that the ones after it may use. */
export const makesTable = (text: string) => /^\s*create (temporary |unlogged )?table/.test(text);

/** What holds for two statements that differ only in names. */
function inBoth(one: Description, other: Description, text: string): Description {
  if (other.error) return { ...other, error: `${other.error} (in ${text.trim()})` };
  const typesOf = ({ parameters, columns }: Description) =>
    JSON.stringify([parameters.map(({ type }) => type), columns.map(({ name, type }) => [name, type])]);
  if (typesOf(one) !== typesOf(other))
    return { ...other, error: `its types depend on the names from the catalog (in ${text.trim()})` };
  return {
    parameters: one.parameters.map((parameter, index) => ({
      ...parameter,
      isRequired: parameter.isRequired || other.parameters[index]!.isRequired,
    })),
    columns: one.columns.map((column, index) => ({
      ...column,
      canBeNull: column.canBeNull || other.columns[index]!.canBeNull,
    })),
  };
}

/** Prepares statements without running them, in a database with the tables. */
export class Describer {
  private constructor(
    private readonly client: pg.Client,
    private readonly typeNames: ReadonlyMap<number, string>,
    private readonly catalog: Catalog,
    private readonly tables: Awaited<ReturnType<typeof listTables>>,
  ) {}

  static async connect(url: string): Promise<Describer> {
    const client = new pg.Client({ connectionString: url });
    // What ends the connection also ends the question that was under way, which tells it.
    client.on('error', () => {});
    await client.connect();
    const set = async (text: string) => {
      const { rows } = await client.query<{ name: string }>(text);
      return new Set(rows.map(({ name }) => name));
    };
    const { rows } = await client.query<{ oid: number; name: string }>(
      'select oid, typname as name from pg_type',
    );
    const catalog = {
      requiredColumns: await set(
        `select attrelid || '.' || attnum as name from pg_attribute where attnotnull and attnum > 0`,
      ),
      strictFunctions: await set('select oid::text as name from pg_proc where proisstrict'),
      countingFunctions: await set(
        `select oid::text as name from pg_proc where proname in ('count', 'regr_count')`,
      ),
      lookups: await set(
        `select oid::text as name from pg_operator where oprname in ('->', '->>', '#>', '#>>')`,
      ),
    };
    const names = new Map(rows.map(({ oid, name }) => [oid, name]));
    return new Describer(client, names, catalog, await listTables(client));
  }

  /**
   * For several commands sent at once, which take no parameters, it returns the columns of the last. A statement with
   * names from the catalog is the same for all of them, except that a column can be null if it can be for one.
   */
  async describe(text: string, setup: readonly string[] = []): Promise<Description> {
    await this.client.query('begin');
    try {
      for (const command of setup) await this.make(command);
      const [first, ...others] = instancesOf(text, this.tables);
      let description = await this.describeAll(first ?? text);
      for (const other of others) {
        if (description.error) break;
        description = inBoth(description, await this.describeAll(other), other);
      }
      return description;
    } finally {
      await this.client.query('rollback');
    }
  }

  close = () => this.client.end();

  private async describeAll(text: string): Promise<Description> {
    const commands = text.includes('$')
      ? [text]
      : text.split(/;(?=\s|$)/).filter((command) => command.trim());
    let description: Description = { parameters: [], columns: [] };
    for (const command of commands) {
      description = await this.describeOne(command);
      if (description.error) break;
      if (makesTable(command) && commands.length > 1) await this.make(command);
    }
    return description;
  }

  /** Creates missing tables: two tests may create tables with the same name. */
  private async make(command: string): Promise<void> {
    await this.client.query('savepoint before');
    try {
      await this.client.query(command);
    } catch {
      await this.client.query('rollback to before');
    }
  }

  private async describeOne(text: string): Promise<Description> {
    await this.client.query('savepoint one');
    try {
      const shape = await this.prepare(text);
      const types = shape.parameters.map((oid) => this.typeNames.get(oid) ?? '');
      const tree = await this.parse(text, types, shape.columns.length > 0);
      const query = Array.isArray(tree) ? [tree].flat(3).find(isNode) : undefined;
      const nulls = query?.is === 'QUERY' ? nullColumns(query, this.catalog) : [];
      const required = new Set(requiredParameters(tree, this.catalog));
      return {
        parameters: types.map((type, index) => ({ type, isRequired: required.has(index + 1) })),
        columns: shape.columns.map(({ name, dataTypeID }, index) => ({
          name,
          type: this.typeNames.get(dataTypeID) ?? '',
          canBeNull: nulls[index] ?? false,
        })),
      };
    } catch (error) {
      return { parameters: [], columns: [], error: (error as Error).message };
    } finally {
      await this.client.query('rollback to one');
    }
  }

  /** The types of parameters and columns, by the protocol's own `describe`. */
  private prepare(text: string): Promise<Shape> {
    return new Promise((resolve, reject) => {
      const shape: Shape = { parameters: [], columns: [] };
      const { connection } = this.client as unknown as { connection: NodeJS.EventEmitter };
      const hear = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => (shape.parameters = dataTypeIDs);
      const done = (settle: () => void) => {
        connection.off('parameterDescription', hear);
        settle();
      };
      connection.on('parameterDescription', hear);
      const asking = {
        submit(line: pg.Connection) {
          line.parse({ name: '', text, types: [] }, true);
          line.describe({ type: 'S', name: '' }, true);
          line.sync();
        },
        handleRowDescription: ({ fields }: { fields: Shape['columns'] }) => void (shape.columns = fields),
        handleError: (error: Error) => done(() => reject(error)),
        handleReadyForQuery: () => done(() => resolve(shape)),
      };
      this.client.query(asking as unknown as pg.Submittable);
    });
  }

  /** The statement as PostgreSQL understands it, from the body of a function that is never kept. */
  private async parse(text: string, types: string[], hasRows: boolean): Promise<Tree> {
    try {
      const quoted = types.map((type) => `"${type}"`).join();
      const answer = hasRows ? 'setof record' : 'void';
      await this.client.query(
        `create function pg_temp.checked(${quoted}) returns ${answer} begin atomic ${text}; end`,
      );
      const { rows } = await this.client.query<{ body: string | null }>(
        `select prosqlbody::text as body from pg_proc where proname = 'checked' and pronamespace = pg_my_temp_schema()`,
      );
      return parseTree(rows[0]?.body ?? '');
    } catch (error) {
      // Commands that are not queries, such as `analyze`, have no tree. Their names and types were checked above.
      if (['42601', '0A000'].includes((error as pg.DatabaseError).code ?? '')) return null;
      throw error;
    }
  }
}
