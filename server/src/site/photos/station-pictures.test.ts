import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeOldRows } from '../../ground/keeping/purge-old-rows.ts';
import { examplePhoto } from '../../testing/example-photo.ts';
import { openAdminScene, type AdminScene, type TestCaller } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

async function send({ token }: TestCaller, stationId: string, bytes?: Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'image/jpeg', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const body = bytes ?? (await examplePhoto());
  return fetch(`${scene.url}/api/admin/stations/${stationId}/pictures`, { method: 'POST', headers, body });
}

async function uploaded(stationId = 'pirita') {
  const answer = await send(scene.owner, stationId);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; url: string };
}

test('an owner’s picture is shown to everybody as soon as the station names it', async () => {
  const { url } = await uploaded();
  const picture = await fetch(`${scene.url}${url}`);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  const { metadata } = await scene.owner.call(calls.adminStation, { stationId: 'pirita' });
  const images = `${url}; ${metadata['images'] ?? ''}`;
  await scene.owner.call(calls.editStation, { stationId: 'pirita', metadata: { ...metadata, images } });
  const { station } = await scene.visitor.call(calls.station, { stationId: 'pirita' });
  expect(station.images[0]).toBe(url);
});

test('it is for those who run the station, and must be a picture', async () => {
  expect((await send(scene.owner, 'parnu')).status).toBe(404);
  expect((await send(scene.visitor, 'pirita')).status).toBe(401);
  expect((await send(await scene.apiKey(null), 'pirita')).status).toBe(403);
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await send(scene.owner, 'pirita', drawing)).status).toBe(415);
  expect((await fetch(`${scene.url}/api/station-pictures/nobody`)).status).toBe(404);
});

test('what no station shows goes after a day; what is shown stays', async () => {
  const [kept, loose] = [await uploaded(), await uploaded()];
  const { metadata } = await scene.owner.call(calls.adminStation, { stationId: 'pirita' });
  await scene.owner.call(calls.editStation, { stationId: 'pirita', metadata: { ...metadata, images: kept.url } });
  scene.clock.advance({ hours: 49 });
  await purgeOldRows(scene.deps);
  expect((await fetch(`${scene.url}${kept.url}`)).status).toBe(200);
  expect((await fetch(`${scene.url}${loose.url}`)).status).toBe(404);
});
