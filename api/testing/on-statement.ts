import type pg from 'pg';

export interface SentStatement {
  text: string;
  values: unknown[];
  /** Settles with the answer. */
  answer: Promise<unknown>;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Hears every statement that the pool's clients send from now on. Listens where the pool hands a client out, also for
 * its own `query`.
 * @returns what stops it
 */
export function onStatement(pool: pg.Pool, hear: (statement: SentStatement) => void): () => void {
  let isHearing = true;
  const heard = new WeakSet<pg.PoolClient>();
  const attach = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    const send = client.query.bind(client) as Query;
    const query: Query = (...given) => {
      const answer = send(...given);
      const [asked, values] = given as [string | pg.QueryConfig, unknown];
      const { text, values: own } = typeof asked === 'string' ? { text: asked, values } : asked;
      const sent = own ?? values;
      if (isHearing) hear({ text, values: Array.isArray(sent) ? sent : [], answer: Promise.resolve(answer) });
      return answer;
    };
    client.query = query as typeof client.query;
  };
  pool.on('acquire', attach);
  return () => {
    isHearing = false;
    pool.off('acquire', attach);
  };
}
