import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

type Rental = Awaited<ReturnType<LinkScene['rent']>>;
type Answer = { status: number; refusal: string | null; body: Record<string, unknown>; text: string };

async function ask(browser: { post: Rental['customer']['browser']['post'] }, path: string, body: object = {}) {
  const response = await browser.post(path, body);
  const text = await response.text();
  const answer: Answer = {
    status: response.status,
    refusal: response.headers.get('x-refusal'),
    body: response.ok ? (JSON.parse(text) as Answer['body']) : {},
    text,
  };
  return answer;
}

const addressOf = ({ bookingId, session }: Pick<Rental, 'bookingId' | 'session'>) =>
  `/api/bookings/${bookingId}/sessions/${session.id}`;

async function share(rental: Rental): Promise<string> {
  const { body } = await ask(rental.customer.browser, `${addressOf(rental)}/share`);
  return new URL(String(body['url'])).hash.slice(1);
}

const takeBack = (rental: Rental) => ask(rental.customer.browser, `${addressOf(rental)}/take-back`);
/** Reads without a login. */
const read = (token: string) => ask(scene.browser(), '/api/tickets/read', { token });
const accept = (token: string) => ask(scene.browser(), '/api/tickets/accept', { token, accepted: true });

async function rent(wish: Parameters<LinkScene['beach']>[0] = {}) {
  const beach = await scene.beach(wish);
  const program = beach.program();
  await program.begin();
  return { beach, program, rental: await scene.rent(beach) };
}

const sharingOf = async ({ customer, bookingId }: Rental) => (await customer.read(bookingId)).sharing;

describe('a shared ticket', () => {
  test('shows one board to whoever has the link, and its code once they agreed to the safety lines', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    const seen = await read(token);
    expect(seen).toMatchObject({
      status: 200,
      body: { status: 'created', lockerNumber: rental.session.lockerNumber, code: null, acceptedAt: null },
    });
    const { code } = rental.session;
    expect(await accept(token)).toMatchObject({ status: 200, body: { code } });
    expect(await read(token)).toMatchObject({ status: 200, body: { code } });
  });

  test('tells the way to the lockers, and of the station what anybody may know', async () => {
    const { rental } = await rent({ directionsEn: 'Behind the café' });
    const { station } = (await read(await share(rental))).body as { station: Record<string, unknown> };
    expect(station).toMatchObject({ directionsEn: 'Behind the café' });
    const found = await fetch(new URL(`/api/stations/${String(station['id'])}`, scene.url));
    expect(await found.json()).toMatchObject({ station });
  });

  test('tells nothing of the booking, its customer and its price', async () => {
    const { rental } = await rent();
    const { text, body } = await accept(await share(rental));
    const { email } = rental.customer.account;
    for (const secret of [rental.bookingId, rental.session.id, rental.customer.account.id, email])
      expect(text).not.toContain(secret);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'acceptedAt',
        'code',
        'end',
        'isInQuestion',
        'lockerNumber',
        'movedFrom',
        'news',
        'start',
        'station',
        'status',
      ].toSorted(),
    );
  });

  test('keeps what was agreed to with version, language and time, and the first time counts', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    await accept(token);
    const stored = () =>
      scene.db.query
        .selectFrom('ticketShares')
        .selectAll()
        .where('sessionId', '=', rental.session.id)
        .executeTakeFirstOrThrow();
    const first = await stored();
    expect(first).toMatchObject({ locale: 'en', endedAt: null });
    expect(first.safetyVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    scene.clock.advance({ seconds: 30 });
    await accept(token);
    expect(String((await stored()).acceptedAt)).toBe(String(first.acceptedAt));
    expect(await sharingOf(rental)).toMatchObject([{ acceptedAt: expect.any(String), canTakeBack: true }]);
  });

  test('must be agreed to in so many words', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    for (const accepted of [false, undefined])
      expect(await ask(scene.browser(), '/api/tickets/accept', { token, accepted })).toMatchObject({ status: 400 });
  });

  test('has the same link when it is shared again, and nothing that is stored opens it', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    expect(await share(rental)).toBe(token);
    const rows = await scene.db.query.selectFrom('ticketShares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const id = rows.find(({ sessionId }) => sessionId === rental.session.id)?.id ?? '';
    expect(token.startsWith(id)).toBe(true);
    for (const wrong of [id, `${id}AAAAAAAAAAAAAAAAAAAAAA`, `${token.slice(0, -1)}_`])
      expect(await read(wrong)).toMatchObject({ status: 404, refusal: 'ticket-not-found' });
  });

  test('is over when the board is back, and says so also to whose page slept meanwhile', async () => {
    const { program, rental } = await rent();
    const token = await share(rental);
    await accept(token);
    await program.report(...collected(rental.session, scene.clock.now()));
    expect(await read(token)).toMatchObject({ status: 200, body: { status: 'started' } });
    await program.report(...returned(rental.session, scene.clock.now()));
    expect(await read(token)).toMatchObject({ status: 410, refusal: 'ticket-board-back' });
    expect(await ask(rental.customer.browser, `${addressOf(rental)}/share`)).toMatchObject({
      status: 409,
      refusal: 'ticket-not-shareable',
    });
    expect(await sharingOf(rental)).toEqual([]);
  });

  test('is not made of a board that is out, but its link can be had again', async () => {
    const { program, rental } = await rent();
    await program.report(...collected(rental.session, scene.clock.now()));
    expect(await sharingOf(rental)).toEqual([]);
    expect(await ask(rental.customer.browser, `${addressOf(rental)}/share`)).toMatchObject({
      status: 409,
      refusal: 'ticket-not-shareable',
    });

    const { program: other, rental: shared } = await rent();
    const token = await share(shared);
    await other.report(...collected(shared.session, scene.clock.now()));
    expect(await share(shared)).toBe(token);
  });

  test('is over when nobody came', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    scene.clock.advance({ hours: 30 });
    expect(await read(token)).toMatchObject({ status: 410, refusal: 'ticket-time-over' });
    // Sessions like this end as cancelled.
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'cancelled' })
      .where('id', '=', rental.session.id)
      .execute();
    expect(await read(token)).toMatchObject({ status: 410, refusal: 'ticket-time-over' });
  });

  test('says that the booking was cancelled, whoever did it', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    expect(await ask(rental.customer.browser, `/api/bookings/${rental.bookingId}/cancel`)).toMatchObject({
      status: 200,
    });
    expect(await read(token)).toMatchObject({ status: 410, refusal: 'ticket-cancelled' });
    expect(await accept(token)).toMatchObject({ status: 410, refusal: 'ticket-cancelled' });
  });
});

describe('taken back', () => {
  test('the link is dead, the board has another code, and the station forgets the old one', async () => {
    const { beach, program, rental } = await rent();
    const token = await share(rental);
    await accept(token);
    await vi.waitFor(() => expect(program.sessions.has(rental.session.id)).toBe(true), SOON);
    const told = program.sessions.get(rental.session.id);
    expect(await takeBack(rental)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({ status: 410, refusal: 'ticket-taken-back' });
    expect(await accept(token)).toMatchObject({ status: 410, refusal: 'ticket-taken-back' });
    const [session] = (await rental.customer.read(rental.bookingId)).sessions;
    expect(session?.code).toMatch(/^\d{4}$/);
    expect(session?.code).not.toBe(rental.session.code);
    const retired = () =>
      scene.db.query.selectFrom('retiredCodes').select('code').where('stationId', '=', beach.id).execute();
    await vi.waitFor(async () => {
      expect(program.sessions.get(rental.session.id)).not.toEqual(told);
      expect(await retired()).toEqual([]);
    }, SOON);
  });

  test('whoever booked gets the new code by SMS and mail', async () => {
    const { rental } = await rent();
    await share(rental);
    const sentOf = () =>
      scene.db.query
        .selectFrom('notices')
        .select(['channel', 'state'])
        .where('bookingId', '=', rental.bookingId)
        .where('kind', '=', 'booking-changed')
        .orderBy('channel')
        .execute();
    expect(await sentOf()).toEqual([]);
    await takeBack(rental);
    expect(await sentOf()).toMatchObject([{ channel: 'email' }, { channel: 'sms' }]);
    await takeBack(rental);
    expect(await sentOf()).toHaveLength(2);
  });

  test('it can be shared again, by another link', async () => {
    const { rental } = await rent();
    const token = await share(rental);
    await takeBack(rental);
    expect(await sharingOf(rental)).toMatchObject([{ sharedAt: null, canTakeBack: false }]);
    const again = await share(rental);
    expect(again).not.toBe(token);
    expect(await read(again)).toMatchObject({ status: 200, body: { acceptedAt: null } });
    // The old link tells nothing about the board's later life.
    await ask(rental.customer.browser, `/api/bookings/${rental.bookingId}/cancel`);
    expect(await read(token)).toMatchObject({ status: 410, refusal: 'ticket-taken-back' });
  });

  test('only before somebody has collected it', async () => {
    const { program, rental } = await rent();
    const token = await share(rental);
    await program.report(...collected(rental.session, scene.clock.now()));
    expect(await sharingOf(rental)).toMatchObject([{ canTakeBack: false, sharedAt: expect.any(String) }]);
    expect(await takeBack(rental)).toMatchObject({ status: 409, refusal: 'ticket-collected' });
    expect(await read(token)).toMatchObject({ status: 200 });
  });

  test('not while the station would not hear of it', async () => {
    const { program, rental, beach } = await rent();
    const token = await share(rental);
    await scene.unplug(beach, program);
    for (const minutes of [0, 60]) {
      await beach.set({ lastSeenAt: scene.clock.now().subtract({ minutes }) });
      expect(await takeBack(rental)).toMatchObject({ status: 400, refusal: 'station-unreachable' });
    }
    expect(await read(token)).toMatchObject({ status: 200 });
  });

  test('what nobody has cannot be taken back', async () => {
    const { rental } = await rent();
    expect(await takeBack(rental)).toMatchObject({ status: 409, refusal: 'state-moved-on' });
  });

  test('only so often in a day, or the codes that never come would be known as those of others', async () => {
    const { rental } = await rent();
    const codeNow = async () => (await rental.customer.read(rental.bookingId)).sessions[0]?.code;
    for (let times = 0; times < 10; times += 1) {
      await share(rental);
      expect(await takeBack(rental)).toMatchObject({ status: 200 });
    }
    const token = await share(rental);
    const code = await codeNow();
    expect(await takeBack(rental)).toMatchObject({ status: 429, refusal: 'too-many-tries' });
    expect(await read(token)).toMatchObject({ status: 200 });
    expect(await codeNow()).toBe(code);
  });

  test('twice at once ends it once', async () => {
    const { rental } = await rent();
    await share(rental);
    const answers = await Promise.all([takeBack(rental), takeBack(rental)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('nobody shares or takes back the board of somebody else at the same station', async () => {
  const { beach, rental } = await rent();
  const other = await scene.rent(beach, { slot: beach.slot('14:00', '15:00') });
  await share(other);
  const address = addressOf({ ...rental, session: other.session });
  for (const act of ['share', 'take-back'])
    expect(await ask(rental.customer.browser, `${address}/${act}`)).toMatchObject({
      status: 404,
      refusal: 'not-found',
    });
});

test('sharing at the same moment makes one link', async () => {
  const { rental } = await rent();
  const tokens = await Promise.all([share(rental), share(rental), share(rental)]);
  expect(new Set(tokens).size).toBe(1);
});

test('whoever tries links gets to try few, and a ticket that holds is shown all the same', async () => {
  const { rental } = await rent();
  const token = await share(rental);
  const taken = (await rent()).rental;
  const old = await share(taken);
  await takeBack(taken);
  const statuses = new Set<number>();
  for (let tries = 0; tries < 70; tries += 1) statuses.add((await read(`guess-${tries}`)).status);
  expect(statuses).toEqual(new Set([404, 429]));
  expect(await read(token)).toMatchObject({ status: 200 });
  expect(await read(old)).toMatchObject({ status: 410 });
});
