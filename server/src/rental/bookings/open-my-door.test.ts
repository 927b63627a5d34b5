import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

type Rental = Awaited<ReturnType<LinkScene['rent']>>;

async function open({ customer, bookingId, session }: Rental, by = customer) {
  const response = await by.browser.post(`/api/bookings/${bookingId}/sessions/${session.id}/open`, {});
  const text = await response.text();
  return {
    status: response.status,
    refusal: response.headers.get('x-refusal'),
    body: response.ok ? JSON.parse(text) : text,
  };
}

/** Moves the clock to some minutes before a rental's start. */
function goTo(start: Temporal.Instant, minutesBefore: number): void {
  const left = scene.clock.now().until(start).total('milliseconds') - minutesBefore * 60_000;
  if (left > 0) scene.clock.advance({ milliseconds: left });
}

async function rentAtConnectedBeach(commands = {}) {
  const beach = await scene.beach();
  const program = beach.program({ commands });
  await program.begin();
  const rental = await scene.rent(beach);
  return { beach, program, rental };
}

const canOpenDoor = async ({ customer, bookingId }: Rental) => (await customer.read(bookingId)).actions.canOpenDoor;

describe('the renter opens the door from the booking page', () => {
  test('from ten minutes before the start until the board is back', async () => {
    const asked: object[] = [];
    const { program, rental } = await rentAtConnectedBeach({
      open: async (params: object) => {
        asked.push(params);
        return { success: true };
      },
    });
    const { session } = rental;
    expect(await open(rental)).toMatchObject({ status: 409, refusal: 'too-early-to-open' });
    expect(await canOpenDoor(rental)).toBe(false);
    goTo(rental.start, 9);
    expect(await canOpenDoor(rental)).toBe(true);
    expect(await open(rental)).toMatchObject({ status: 200, body: { success: true } });
    expect(asked).toMatchObject([{ lockerNumber: session.lockerNumber, sessionId: session.id }]);
    await program.report(...collected(session, scene.clock.now()));
    // Late, but it's still theirs.
    scene.clock.advance({ hours: 2 });
    expect(await open(rental)).toMatchObject({ status: 200, body: { success: true } });
    await program.report(...returned(session, scene.clock.now()));
    expect(await open(rental)).toMatchObject({ status: 409, refusal: 'rental-over' });
    expect(await canOpenDoor(rental)).toBe(false);
  });

  test('and leaves a line in the log of the station', async () => {
    const { beach, rental } = await rentAtConnectedBeach();
    goTo(rental.start, 5);
    await open(rental);
    const line = (await beach.logs()).find(({ title }) => title === 'door-asked-for-by-renter');
    expect(line).toMatchObject({ sessionId: rental.session.id, lockerNumber: rental.session.lockerNumber });
  });

  test('and hears honestly when it did not open', async () => {
    const { rental } = await rentAtConnectedBeach({ open: async () => ({ success: false }) });
    goTo(rental.start, 5);
    expect(await open(rental)).toMatchObject({ status: 200, body: { success: false } });
    const { rental: other } = await rentAtConnectedBeach({
      open: async () => {
        throw new RpcFailure('seen');
      },
    });
    goTo(other.start, 5);
    expect(await open(other)).toMatchObject({ status: 200, body: { success: false } });
  });

  test('not again and again', async () => {
    const { rental } = await rentAtConnectedBeach();
    goTo(rental.start, 5);
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await open(rental));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the door stays shut', () => {
  test('for everybody else', async () => {
    const { rental } = await rentAtConnectedBeach();
    goTo(rental.start, 5);
    const boris = await scene.customer();
    expect(await open(rental, boris)).toMatchObject({ status: 404 });
    const admin = await scene.newAdmin();
    expect(await open(rental, admin)).toMatchObject({ status: 403 });
    const other = await scene.rent(await scene.beach());
    const mixed = { ...rental, session: other.session };
    expect(await open(mixed)).toMatchObject({ status: 404 });
  });

  test('while the board before is out, after a cancellation, and out of reach of the station', async () => {
    const { beach, program, rental } = await rentAtConnectedBeach();
    goTo(rental.start, 5);
    const { query } = scene.db;
    await query.updateTable('lockers').set({ status: 'rented' }).where('stationId', '=', beach.id).execute();
    expect(await open(rental)).toMatchObject({ status: 409, refusal: 'locker-in-use' });
    await query.updateTable('lockers').set({ status: 'free' }).where('stationId', '=', beach.id).execute();
    await scene.unplug(beach, program);
    expect(await canOpenDoor(rental)).toBe(false);
    expect(await open(rental)).toMatchObject({ status: 400, refusal: 'station-unreachable' });
    await rental.customer.browser.post(`/api/bookings/${rental.bookingId}/cancel`, {});
    expect(await open(rental)).toMatchObject({ status: 409, refusal: 'rental-over' });
  });
});

describe('a booking that starts soon', () => {
  test('is taken where the station is connected, whatever the clock did, and declined where it is silent', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    scene.clock.advance({ hours: 3 });
    const now = scene.clock.now();
    const slot = {
      stationId: beach.id,
      start: now.add({ minutes: 30 }).toString(),
      end: now.add({ minutes: 90 }).toString(),
    };
    const anna = await scene.customer();
    expect(await anna.checkout(slot)).toMatchObject({ status: 200 });
    await scene.unplug(beach, program);
    await beach.set({ lastSeenAt: now.subtract({ minutes: 6 }) });
    const boris = await scene.customer();
    expect(await boris.checkout(slot)).toMatchObject({ status: 400, refusal: 'station-unreachable' });
  });
});
