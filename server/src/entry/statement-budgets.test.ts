import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { collected, type LinkScene, openLinkScene, returned } from '../testing/open-link-scene.ts';
import { describeOnPostgres } from '../testing/open-test-database.ts';

/**
 * What each use case costs in statements, with everything that follows from it: jobs, notices, news to the station.
 * Whoever needs one more says why here; whoever saves some lowers the budget.
 */
const budgets = {
  'a checkout': 17,
  'a payment': 33,
  'one more hour': 51,
  'a board collected': 30,
  'a board returned': 46,
  'a cancellation': 94,
  'a sign of life of a station': 3,
};
type UseCase = keyof typeof budgets;

/** Jobs and the answers of a station meet in another order each time: one may ask in vain, and once more. */
const LEEWAY = 1.1;

/** Looking for jobs and writing down who is there goes on by the clock, whatever anybody does. */
const byTheClock = [/^with ended as/, /^update "station_connections"/, /^update "stations" set "last_seen_at"/];

describeOnPostgres('statements', () => {
  let scene: LinkScene;
  let place: Awaited<ReturnType<LinkScene['beach']>>;
  let program: ReturnType<typeof place.program>;
  beforeAll(async () => {
    scene = await openLinkScene();
    place = await scene.beach({ lockers: 3 });
    program = place.program();
    await program.begin();
  });
  afterAll(() => scene.close());

  /** What the station is told of a change, and its answer, are no part of the next use case. */
  async function isStationTold() {
    const ofStation = scene.db.query.selectFrom('sessions').select(['id', 'status', 'codeKnown', 'revision']);
    const sessions = await ofStation.where('stationId', '=', place.id).execute();
    const isToKnow = (status: string) => status === 'created' || status === 'started';
    return sessions
      .filter(({ codeKnown }) => codeKnown)
      .every(({ id, status, revision }) => isToKnow(status) && program.sessions.get(id)?.revision === revision);
  }

  const spent = new Map<UseCase, string[]>();
  async function measure<T>(useCase: UseCase, work: () => Promise<T>): Promise<T> {
    await expect.poll(isStationTold, SOON).toBe(true);
    await scene.jobs.drain();
    const answers: T[] = [];
    const statements = await countStatements(async () => {
      answers.push(await work());
      await scene.jobs.drain();
    });
    const caused = statements.filter((statement) => byTheClock.every((pattern) => !pattern.test(statement)));
    spent.set(useCase, caused);
    return answers[0] as T;
  }

  test('stay within their budgets', async () => {
    const customer = await scene.customer();
    // The first booking of a person and the first words of a language cost more.
    await scene.rent(place, { slot: place.slot('10:00', '11:00'), by: customer });

    const { url } = await measure('a checkout', () => customer.checkout(place.slot('12:00', '13:00')));
    await measure('a payment', () => scene.pay(url));
    const { id: bookingId } = await customer.newest();
    await measure('a cancellation', () => customer.browser.call(calls.cancelBooking, { bookingId }));

    const rental = await scene.rent(place, { slot: place.slot('14:00', '15:00'), by: customer });
    await scene.advance(scene.clock.now().until(rental.start));
    await measure('a board collected', () => program.report(...collected(rental.session, scene.clock.now())));
    await measure('one more hour', () => customer.browser.call(calls.extendBooking, { bookingId: rental.bookingId }));
    await measure('a board returned', () => program.report(...returned(rental.session, scene.clock.now())));
    await measure('a sign of life of a station', () => program.ping());

    for (const [useCase, budget] of Object.entries(budgets)) {
      const statements = spent.get(useCase as UseCase) ?? [];
      const list = statements.map((statement) => statement.slice(0, 100)).join('\n');
      expect(statements.length, `${useCase}: ${statements.length} of ${budget}\n${list}`).toBeLessThanOrEqual(
        budget * LEEWAY,
      );
      expect(statements.length).toBeGreaterThan(0);
    }
  });
});
