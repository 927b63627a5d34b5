import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene, type Told } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
let begun: Record<string, string>;
beforeAll(async () => {
  scene = await openAdminScene();
  const { metadata } = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
  const prices = { pricePerHourInCents: '2000', startingFeeInCents: '500', extensionPercent: '50' };
  begun = { ...metadata, ...prices, maxOvertimeInSeconds: '10800', overtimeBilling: 'full-hours' };
  await as('admin', {});
  await laterBy(24);
});
afterAll(() => scene.close());

const as = (who: 'admin' | 'owner', prices: Record<string, string>): Promise<Told> =>
  scene[who].ask('PUT', '/api/stations/pirita/edit', { metadata: { ...begun, ...prices }, confirmed: true });

async function laterBy(hours: number, minutes = 0) {
  scene.clock.advance({ hours, minutes });
  await scene.signInAgain();
}

test.each([
  ['an hour for nothing', { pricePerHourInCents: '0', startingFeeInCents: '0' }],
  ['an hour for less than half', { pricePerHourInCents: '999' }],
  ['less than half with its starting fee', { pricePerHourInCents: '1249', startingFeeInCents: '0' }],
  ['one more hour for nothing', { extensionPercent: '0' }],
  ['no overtime', { maxOvertimeInSeconds: '0' }],
  ['half of the time of overtime, of which one full hour of three is left', { maxOvertimeInSeconds: '5400' }],
])('an owner gives nobody %s for a moment, an admin may', async (_, prices) => {
  const refused = await as('owner', prices);
  expect(refused).toMatchObject({ status: 403, refusal: 'price-too-low' });
  expect(refused.text).toContain('half at most');
  expect(await as('admin', prices)).toMatchObject({ status: 200 });
  expect(await as('owner', {})).toMatchObject({ status: 200 });
});

test('an owner lowers prices for a season, half at a time and not step by step within a day', async () => {
  const season = { pricePerHourInCents: '1300', startingFeeInCents: '0' };
  expect(await as('owner', season)).toMatchObject({ status: 200 });
  await laterBy(1);
  expect(await as('owner', { ...season, pricePerHourInCents: '1250' })).toMatchObject({ status: 200 });
  expect(await as('owner', { ...season, pricePerHourInCents: '900' })).toMatchObject({ refusal: 'price-too-low' });
  await laterBy(1);
  expect(await as('owner', {})).toMatchObject({ status: 200 });
  await laterBy(23);
  expect(await as('owner', { ...season, pricePerHourInCents: '900' })).toMatchObject({ refusal: 'price-too-low' });
  expect(await as('owner', season)).toMatchObject({ status: 200 });
  await laterBy(24);
  expect(await as('owner', { ...season, pricePerHourInCents: '900' })).toMatchObject({ status: 200 });
});

test('many edits by a cent do not make an hour of half the price what the day has cost', async () => {
  await as('admin', {});
  await laterBy(24);
  for (let edit = 1; edit <= 26; edit += 1) {
    expect(await as('owner', { pricePerHourInCents: `${2000 + edit}` })).toMatchObject({ status: 200 });
    await laterBy(0, 55);
  }
  const half = { pricePerHourInCents: '1260', startingFeeInCents: '0' };
  expect(await as('owner', half)).toMatchObject({ status: 200 });
  await laterBy(1);
  const quarter = { ...half, pricePerHourInCents: '630' };
  expect(await as('owner', quarter)).toMatchObject({ status: 403, refusal: 'price-too-low' });
  const shorter = { ...half, maxOvertimeInSeconds: '7200' };
  expect(await as('owner', shorter)).toMatchObject({ status: 403, refusal: 'price-too-low' });
});

test('a slip is put right at once', async () => {
  await as('admin', {});
  await laterBy(24);
  expect(await as('owner', { pricePerHourInCents: '20000' })).toMatchObject({ status: 200 });
  await laterBy(2);
  expect(await as('owner', { pricePerHourInCents: '30000' })).toMatchObject({ status: 200 });
  await laterBy(8);
  expect(await as('owner', {})).toMatchObject({ status: 200 });
});

test('while nobody can book, what counts is the price of before', async () => {
  await as('admin', {});
  await laterBy(24);
  const edit = (change: object) => scene.owner.ask('PUT', '/api/stations/pirita/edit', change);
  const half = { pricePerHourInCents: '1300', startingFeeInCents: '0' };
  const quarter = { ...half, pricePerHourInCents: '900' };
  const closings = [
    [{ status: 'disabled' }, { status: 'active' }],
    [{ prefs: { STATUS: 'closed' } }, { prefs: { STATUS: 'active' } }],
  ];
  for (const [closing, opening] of closings) {
    expect(await edit(closing ?? {})).toMatchObject({ status: 200 });
    expect(await as('owner', half)).toMatchObject({ status: 200 });
    await laterBy(24);
    expect(await as('owner', quarter)).toMatchObject({ refusal: 'price-too-low' });
    expect(await edit(opening ?? {})).toMatchObject({ status: 200 });
  }
  await laterBy(13);
  expect(await as('owner', quarter)).toMatchObject({ status: 200 });
});
