import pg from 'pg';

type Ask = (this: unknown, statement: unknown, ...more: unknown[]) => unknown;

/** What this process asks PostgreSQL while the work goes on, in order, begins and commits among it. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const client = pg.Client.prototype as unknown as { query: Ask };
  const { query } = client;
  client.query = function count(statement, ...more) {
    asked.push(textOf(statement).replaceAll(/\s+/g, ' ').trim());
    return query.call(this, statement, ...more);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return asked;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text);
