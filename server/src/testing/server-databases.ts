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

const isOurs = (name: string) => name.startsWith('laine_test_');

/** A copy of one that was made here bears its name, too. */
export async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = isOurs(template) ? `${template}_${randomUUID().slice(-12)}` : `laine_test_${randomUUID()}`;
  await command(
    serverUrl,
    `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy`,
  );
  return name;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await command(serverUrl, `DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

export async function dropWithCopies(serverUrl: string, name: string): Promise<void> {
  const copies = await command(serverUrl, `SELECT datname FROM pg_database WHERE starts_with(datname, '${name}')`);
  for (const { datname } of copies) await dropDatabase(serverUrl, String(datname));
}

async function command(serverUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}
