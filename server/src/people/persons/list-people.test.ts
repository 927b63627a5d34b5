import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
let annaId: string;
beforeAll(async () => {
  scene = await openAdminScene();
  annaId = await insert(scene.db.query, {
    email: 'anna_100%@example.com',
    name: 'Anna',
    surname: 'Õunapuu',
    phone: '+37255550777',
  });
});
afterAll(() => scene.close());

async function insert(db: Db, person: { email: string; name?: string; surname?: string; phone?: string }) {
  const id = newId();
  const now = scene.clock.now();
  await db
    .insertInto('accounts')
    .values({ id, ...person, createdAt: now, updatedAt: now })
    .execute();
  return id;
}

const emails = async (query: object) => {
  const { people } = await scene.admin.call(calls.people, query);
  return people.map(({ email }) => email);
};

test('pages neither repeat nor skip anybody, also among those made at once', async () => {
  for (let index = 0; index < 25; index += 1) await insert(scene.db.query, { email: `many-${index}@example.com` });
  const { total } = await scene.admin.call(calls.people, { limit: 1 });
  const seen: string[] = [];
  for (let offset = 0; offset < total; offset += 10) {
    const { people } = await scene.admin.call(calls.people, { offset, limit: 10 });
    seen.push(...people.map(({ email }) => email));
  }
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
});

test('the list can be cut to a status, as it is now', async () => {
  const id = await insert(scene.db.query, { email: 'sus@example.com' });
  const until = scene.clock.now().add({ hours: 1 });
  await scene.db.query
    .updateTable('accounts')
    .set({ status: 'suspended', restrictedBecause: 'Late', restrictedUntil: until })
    .where('id', '=', id)
    .execute();
  expect(await emails({ status: 'suspended' })).toEqual(['sus@example.com']);
  scene.clock.advance({ hours: 2 });
  await scene.signInAgain();
  expect(await emails({ status: 'suspended' })).toEqual([]);
  expect(await emails({ status: 'active' })).toContain('sus@example.com');
});

test('whoever was late twice waits for a decision; a warning that is dropped may end that', async () => {
  const now = scene.clock.now();
  const warnings = ['w1', 'w2'].map((id) => ({
    id,
    accountId: annaId,
    reason: 'late-return' as const,
    lateInMinutes: 30,
    givenAt: now,
    expiresAt: now.add({ hours: 8760 }),
  }));
  await scene.db.query.insertInto('warnings').values(warnings).execute();
  const alert = { kind: 'late-twice', target: annaId, stationId: null, data: { personId: annaId } } as const;
  await scene.db.transaction((tx) => raiseAlert(tx, alert, now));
  expect(await emails({ lateTwice: 'true' })).toEqual(['anna_100%@example.com']);
  const { person, warnings: listed } = await scene.admin.call(calls.person, { personId: annaId });
  expect(person.warnings).toBe(2);
  expect(listed).toHaveLength(2);

  await scene.admin.call(calls.dropWarning, { personId: annaId, warningId: 'w1' });
  await scene.admin.call(calls.dropWarning, { personId: annaId, warningId: 'w1' });
  expect(await emails({ lateTwice: 'true' })).toEqual([]);
  expect((await scene.admin.call(calls.person, { personId: annaId })).person.warnings).toBe(1);
  expect(await scene.auditOf(annaId)).toMatchObject([{ action: 'warning-dropped', data: { warningId: 'w1' } }]);
  for (const path of [`${annaId}/warnings/none`, 'none/warnings/w2']) {
    expect((await scene.admin.ask('DELETE', `/api/admin/people/${path}`)).status).toBe(404);
  }
});
