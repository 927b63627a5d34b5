import { calls } from '@laine/contract/calls.ts';
import { createCaller } from '@laine/contract/client.ts';
import type { KeyScope } from '@laine/contract/key-scope.ts';
import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { hashToken, newId, newToken } from '../ground/secrets.ts';
import { openProductScene, type ProductSceneOptions } from './open-product-scene.ts';

export type AdminScene = Awaited<ReturnType<typeof openAdminScene>>;
export type TestCaller = ReturnType<typeof callerWith>;

/** The demo stations with everybody who may call the admin side, for tests about running the network. */
export async function openAdminScene(options: ProductSceneOptions = {}) {
  const laine = await openProductScene(options);
  const { db, clock, url } = laine;
  await loadDemoData(db, clock.now());

  async function bearer(email: string, password: string) {
    const { token } = await laine.browser().call(calls.adminLogin, { email, password });
    return callerWith(url, token);
  }

  return {
    ...laine,
    bearer,
    admin: await bearer('admin@laine.test', 'laine-admin-demo'),
    /** Runs `pirita` alone. */
    owner: await bearer('owner@laine.test', 'laine-owner-demo'),
    visitor: callerWith(url, undefined),
    /** A program with an API key; null covers every station. */
    async apiKey(stationIds: string[] | null, scope: KeyScope = 'manage') {
      const key = newToken();
      const now = clock.now();
      const row = {
        id: newId(),
        name: 'test',
        hash: hashToken(key),
        stationIds,
        scope,
        createdAt: now,
        updatedAt: now,
      };
      await db.query.insertInto('apiKeys').values(row).execute();
      return callerWith(url, key);
    },
    /** Everybody's tokens as if they had just been given, for tests that move the clock. */
    async signInAgain() {
      const now = clock.now();
      const expiresAt = now.add({ hours: 12 });
      await db.query.updateTable('logins').set({ createdAt: now, lastSeenAt: now, expiresAt }).execute();
    },
    withToken: (token: string) => callerWith(url, token),
    auditOf: (target: string) =>
      db.query.selectFrom('audit').selectAll().where('target', '=', target).orderBy('createdAt').execute(),
  };
}

export type Told = { status: number; refusal: string | null; text: string };

/** A program with a bearer token, or with none. */
function callerWith(url: string, token: string | undefined) {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    token,
    call: createCaller({ baseUrl: url, headers: () => headers }),
    async ask(method: string, path: string, body?: unknown): Promise<Told> {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, refusal: response.headers.get('x-refusal'), text: await response.text() };
    },
  };
}
