import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** What `pg` needs for COPY, which its types do not know. */
interface Connection {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
}

export interface CopyIn {
  write(rows: Uint8Array): Promise<void>;
  /** Resolves when the server has received all rows. */
  end(): Promise<void>;
}

/**
 * Sends rows in PostgreSQL's own text format.
 * @param statement `copy … from stdin`
 * @throws the server's error about the statement, or at the end about the rows
 */
export function copyIn(client: pg.ClientBase, statement: string): Promise<CopyIn> {
  return new Promise((begin, refuse) => {
    let error: Error | null = null;
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const asking = {
      submit: (connection: unknown) => (connection as Connection).query(statement),
      handleCopyInResponse: (connection: Connection) =>
        begin({
          async write(rows) {
            connection.sendCopyFromChunk(rows);
            if (connection.stream.writableNeedDrain)
              await Promise.race([once(connection.stream, 'drain'), finished]);
          },
          async end() {
            connection.endCopyFrom();
            await finished;
            if (error) throw error;
          },
        }),
      handleCommandComplete: () => {},
      handleError(cause: Error) {
        error = cause;
        refuse(cause);
        finish();
      },
      handleReadyForQuery: () => finish(),
    };
    client.query(asking as unknown as pg.Submittable);
  });
}
