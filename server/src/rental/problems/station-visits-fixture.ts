import { calls } from '@laine/contract/calls.ts';
import type { ProblemKind } from '@laine/contract/states.ts';
import { collected, type LinkScene } from '../../testing/open-link-scene.ts';

type Wish = {
  lockers?: number;
  count?: number;
  isCollected?: boolean;
  /** Otherwise tomorrow at noon. */
  startsIn?: Temporal.DurationLike;
  by?: NonNullable<Parameters<LinkScene['rent']>[1]>['by'];
};

/** Renters at a station, in the scene that a test file shares. */
export function stationVisits(sceneOf: () => LinkScene) {
  async function until(moment: Temporal.Instant) {
    const left = sceneOf().clock.now().until(moment);
    if (left.sign > 0) await sceneOf().advance({ milliseconds: left.total('milliseconds') });
  }

  function slotIn(stationId: string, startsIn: Temporal.DurationLike) {
    const start = sceneOf().clock.now().add(startsIn);
    return { stationId, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  }

  /** A renter stands at the station at the start, by default with the board just collected. */
  async function atTheStation({ lockers = 2, count = 1, isCollected = true, startsIn, by }: Wish = {}) {
    const beach = await sceneOf().beach({ lockers });
    const program = beach.program();
    await program.begin();
    const slot = startsIn && slotIn(beach.id, startsIn);
    const rental = await sceneOf().rent(beach, { count, by, ...(slot && { slot }) });
    const { customer, bookingId, start } = rental;
    await until(start);
    const sessions = (await sceneOf().sessionsOf(bookingId)).toSorted(
      (a, b) => (a.lockerNumber ?? 0) - (b.lockerNumber ?? 0),
    );
    const [session] = sessions;
    if (!session) throw new Error('no session');
    if (isCollected) await program.report(...collected(session, start));
    const report = (what: ProblemKind, words = '') =>
      customer.browser.call(calls.reportProblem, { bookingId, sessionId: session.id, what, words });
    const choose = (problemId: string, remedy: 'another-locker' | 'money-back') =>
      customer.browser.post(`/api/bookings/${bookingId}/problems/${problemId}/remedy`, { remedy });
    const own = () => customer.browser.call(calls.myProblems, { bookingId });
    return { ...rental, beach, program, session, sessions, report, choose, own };
  }

  return { atTheStation, until };
}
