import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

/** Reads a stream up to the first change. */
async function follow(token: string | undefined) {
  const response = await fetch(`${scene.url}/api/admin/events`, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (part: string) => {
    while (!heard.includes(part)) heard += (await reader?.read())?.value ?? '';
    return heard;
  };
  await until('event: start');
  return { until, stop: () => reader?.cancel() };
}

const note = (stationId: string, notes: string) =>
  scene.admin.ask('PUT', `/api/admin/stations/${stationId}/lockers/2/edit`, { notes });

test('a change at a station reaches those who run it, and nobody else', async () => {
  const [admin, owner] = [await follow(scene.admin.token), await follow(scene.owner.token)];
  await note('parnu', 'Hinge');
  await note('pirita', 'Hinge');
  expect(await admin.until('"stationId":"pirita"')).toContain('{"thing":"locker","stationId":"parnu","id":"2"}');
  expect(await owner.until('"stationId":"pirita"')).not.toContain('parnu');
  await Promise.all([admin.stop(), owner.stop()]);
});

test('the stream is for staff in person', async () => {
  expect((await scene.visitor.ask('GET', '/api/admin/events')).status).toBe(401);
  expect((await (await scene.apiKey(null)).ask('GET', '/api/admin/events')).status).toBe(403);
});
