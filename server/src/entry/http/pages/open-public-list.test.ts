import { gunzipSync } from 'node:zlib';
import { StationWithBookings } from '@laine/contract/public/entities.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
  await loadDemoData(laine.db, laine.clock.now());
});
afterAll(() => laine.close());

const ask = (headers: Record<string, string>) =>
  laine.app.inject({ url: '/api/stations', headers: { host: 'localhost', ...headers } });

test('the list that was put together is the one that anybody is told who is looked at properly', async () => {
  const { payload } = await ask({});
  const browser = await laine.as('nobody-in-particular@example.com');
  const signedIn = await (await browser.fetch('/api/stations', { headers: { 'accept-encoding': 'identity' } })).text();
  expect(payload).toBe(signedIn);
  const { stations } = z
    .strictObject({ stations: z.array(z.strictObject(StationWithBookings.shape)) })
    .parse(JSON.parse(payload));
  expect(stations.flatMap(({ bookings }) => bookings).length).toBeGreaterThan(0);
});

test('whoever accepts gzip gets the same list, from the first hook and from the route', async () => {
  const plain = await ask({});
  for (const headers of [{}, { cookie: 'login=nobody' }]) {
    const { rawPayload, headers: told } = await ask({ 'accept-encoding': 'gzip', ...headers });
    expect(told).toMatchObject({ 'content-encoding': 'gzip', 'content-length': `${rawPayload.length}` });
    expect(told['vary']).toContain('Accept-Encoding');
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync(rawPayload).toString()).toBe(plain.payload);
  }
});

test('it is put together anew after a change, also when the first of all is hidden', async () => {
  const change = (id: string, status: 'active' | 'disabled' | 'hidden') =>
    laine.db.query.updateTable('stations').set({ status }).where('id', '=', id).execute();
  const told = async () =>
    (JSON.parse((await ask({})).payload) as { stations: { id: string; status: string }[] }).stations.map(
      ({ id, status }) => `${id} ${status}`,
    );
  await change('parnu', 'disabled');
  await expect.poll(told, SOON).toEqual(['pirita active', 'parnu disabled', 'malaga disabled']);
  await change('pirita', 'hidden');
  await expect.poll(told, SOON).toEqual(['parnu disabled', 'malaga disabled']);
  const { rawPayload } = await ask({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(rawPayload).toString()).toBe((await ask({})).payload);
  for (const id of ['parnu', 'malaga']) await change(id, 'hidden');
  await expect.poll(told, SOON).toEqual([]);
  expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe('{"stations":[]}');
});
