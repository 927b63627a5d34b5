import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Databases on the server that the contention tests use. */

export const inDatabase = (serverUrl: string, name: string) =>
  Object.assign(new URL(serverUrl), { pathname: name }).href;

/** The same database by its port, for tests of the network. */
export function byPort(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url.href;
}

export async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `laine_test_${randomUUID()}`;
  await command(
    serverUrl,
    `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy`,
  );
  return name;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await command(serverUrl, `DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function command(serverUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
