import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => scene.close());

const knock = (from: string) => fetch(`${scene.url}/api/admin/people`, { headers: { 'x-forwarded-for': from } });
const rowsOf = (kind: 'refused' | 'left-out') =>
  scene.db.query.selectFrom('securityEvents').selectAll().where('kind', '=', kind).execute();
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 5000, interval: 20 });

test('one owner of many networks does not silence the record, and what it left out is told once an hour', async () => {
  for (let number = 0; number < 130; number += 1) await knock(`2001:db8:0:${number.toString(16)}::1`);
  await knock('198.51.100.7');
  await soon(async () => {
    const refused = await rowsOf('refused');
    expect(refused.filter(({ fromAddress }) => fromAddress?.startsWith('2001:db8'))).toHaveLength(12);
    expect(refused.some(({ fromAddress }) => fromAddress === '198.51.100.7')).toBe(true);
  });
  expect(await rowsOf('left-out')).toEqual([]);
  scene.clock.advance({ minutes: 61 });
  await knock('198.51.100.8');
  await soon(async () => expect(await rowsOf('left-out')).toMatchObject([{ what: '118', fromAddress: null }]));
});
