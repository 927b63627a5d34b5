import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

const stationId = 'pirita';
const EDIT = `/api/stations/${stationId}/edit`;
const factsNow = async () => (await scene.admin.call(calls.adminStation, { stationId })).metadata;

test('of two who save the same field the second is told who wrote what, and may write theirs all the same', async () => {
  const before = await factsNow();
  const price = { ...before, pricePerHourInCents: '1600' };
  await scene.admin.call(calls.editStation, { stationId, metadata: price, before: { metadata: before } });
  const wish = { metadata: { ...before, pricePerHourInCents: '1800' }, before: { metadata: before } };
  const late = await scene.owner.ask('PUT', EDIT, wish);
  expect(late).toMatchObject({ status: 409, refusal: 'changed-meanwhile' });
  expect(late.text).toMatch(/changed this to €16\.00 on \d\d\.\d\d\.\d{4} \d\d:\d\d; you were about to write €18\.00/);
  expect(late.text).toMatch(/^(?:admin@laine\.test|\p{Lu})/u);
  expect(await scene.owner.ask('PUT', EDIT, { ...wish, before: { metadata: price } })).toMatchObject({ status: 200 });
  expect(await factsNow()).toMatchObject({ pricePerHourInCents: '1800' });
});

test('of two who save different fields neither undoes the other', async () => {
  const before = await factsNow();
  const edit = (metadata: Record<string, string>) =>
    scene.admin.call(calls.editStation, {
      stationId,
      metadata: { ...before, ...metadata },
      before: { metadata: before },
    });
  await edit({ locationText: 'Purje 8; Tallinn' });
  await edit({ startingFeeInCents: '600' });
  expect(await factsNow()).toMatchObject({ locationText: 'Purje 8; Tallinn', startingFeeInCents: '600' });
});

test('the same of preferences', async () => {
  const { prefs } = await scene.admin.call(calls.adminStation, { stationId });
  const before = { prefs: Object.fromEntries(Object.entries(prefs).map(([name, text]) => [name, text ?? ''])) };
  await scene.admin.call(calls.editStation, { stationId, prefs: { PAGE_TIMEOUT: '50' }, before });
  const late = await scene.owner.ask('PUT', EDIT, { prefs: { PAGE_TIMEOUT: '70' }, before });
  expect(late).toMatchObject({ status: 409, refusal: 'changed-meanwhile' });
  expect(late.text).toContain('50');
  expect(await scene.owner.ask('PUT', EDIT, { prefs: { SCAN_TIMEOUT: '9' }, before })).toMatchObject({
    status: 200,
  });
});

test('a price of nothing, or five times the old one, is to be said twice', async () => {
  const metadata = { ...(await factsNow()), pricePerHourInCents: '0' };
  const asked = await scene.admin.ask('PUT', EDIT, { metadata });
  expect(asked).toMatchObject({ status: 409, refusal: 'price-surprising' });
  expect(asked.text).toContain('€18.00 and would now be €0.00');
  expect(await scene.admin.ask('PUT', EDIT, { metadata, confirmed: true })).toMatchObject({ status: 200 });
  await scene.owner.ask('PUT', EDIT, { metadata: { ...metadata, pricePerHourInCents: '1500' } });
  const slip = { metadata: { ...metadata, pricePerHourInCents: '150000' } };
  expect(await scene.owner.ask('PUT', EDIT, slip)).toMatchObject({ refusal: 'price-surprising' });
});

/** Two people began from the same form: the first saves; the second is told, and may save anyway. */
async function secondOfTwo(path: string, { found, first, second, method = 'PUT' }: Two) {
  const save = (wish: object, before: object) => scene.admin.ask(method, path, { ...wish, before });
  expect(await save(first, found)).toMatchObject({ status: 200 });
  const late = await save(second, found);
  expect(late).toMatchObject({ status: 409, refusal: 'changed-meanwhile' });
  expect(await save(second, first)).toMatchObject({ status: 200 });
  return late.text;
}

type Two = { found: object; first: object; second: object; method?: 'PUT' | 'POST' };

test('the same of a rental, a locker, a thing, a person and the owner’s share', async () => {
  const start = scene.clock.now().add({ hours: 48 });
  const slot = { start: start.toString(), end: start.add({ hours: 1 }).toString() };
  const { id } = await scene.admin.call(calls.newSession, { stationId, ...slot });
  const until = (hours: number) => ({ end: start.add({ hours }).toString() });
  const text = await secondOfTwo(`/api/sessions/${id}/edit`, { found: slot, first: until(2), second: until(3) });
  expect(text).toMatch(/changed this to \d\d\.\d\d\.\d{4} \d\d:\d\d on/);
  // Naming another field leaves the first one's change in place.
  const note = { note: 'Guest of the club', before: { note: null } };
  expect(await scene.owner.ask('PUT', `/api/sessions/${id}/edit`, note)).toMatchObject({ status: 200 });
  expect(await scene.admin.call(calls.session, { sessionId: id })).toMatchObject({ note: note.note });

  const locker = `/api/stations/${stationId}/lockers/1/edit`;
  const { lockers } = await scene.admin.call(calls.adminStation, { stationId });
  const [first] = lockers;
  const [thing] = first?.items ?? [];
  await secondOfTwo(locker, {
    found: { notes: first?.notes ?? null },
    first: { notes: 'Hinge' },
    second: { notes: 'Lock' },
  });
  const { name = '' } = thing ?? {};
  const item = await secondOfTwo(`/api/items/${thing?.id}/edit`, {
    found: { name },
    first: { name: 'Red' },
    second: { name: 'Blue' },
  });
  expect(item).toContain('Red');

  const people = scene.db.query.selectFrom('accounts').select('id').where('email', '=', 'owner@laine.test');
  const { id: personId } = await people.executeTakeFirstOrThrow();
  await secondOfTwo(`/api/admin/people/${personId}`, {
    found: { note: '' },
    first: { note: 'Friendly' },
    second: { note: 'Kind' },
  });

  const share = {
    percent: 70,
    payee: 'Beach Ltd',
    taxNumber: 'EE1',
    iban: 'EE382200221020145685',
    firstDay: '2031-01-01',
  };
  const shares = `/api/admin/stations/${stationId}/shares`;
  const told = await secondOfTwo(shares, {
    found: {},
    first: share,
    second: { ...share, iban: 'DE89370400440532013000' },
    method: 'POST',
  });
  expect(told).toContain('EE382200221020145685');
});
