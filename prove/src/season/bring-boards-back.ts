import { calls } from '@laine/contract/calls.ts';
import { earlier } from '@laine/rules/time/instants.ts';
import { returned } from '@laine/server/testing/open-link-scene.ts';
import { testTag } from '@laine/server/testing/open-rental-scene.ts';
import type { Happening } from '@laine/server/testing/test-program.ts';
import type { Renter } from './renter.ts';
import type { DeadTag } from './story.ts';

const GIVEN_UP_AFTER = { hours: 15 };
const SEEN_AFTER = { minutes: 5 };
const CAME_LATER = { minutes: 70 };

/** A minute before the end we know whether there is one more hour. */
export async function bringBoardsBack(renter: Renter): Promise<void> {
  const { scene } = renter.stage;
  const { story } = renter;
  const now = scene.clock.now();
  for (const [index, { id, end, status }] of (await scene.sessionsOf(renter.booked.bookingId)).entries()) {
    if (status !== 'started') continue;
    const back = story.returns[index] ?? 0;
    if (back === 'never') {
      renter.insists(end.add(GIVEN_UP_AFTER), () => giveUp(renter, id));
      continue;
    }
    const wished = end.add({ minutes: back });
    const at = Temporal.Instant.compare(wished, now) > 0 ? wished : now.add({ seconds: 1 });
    const { deadTag } = story;
    if (index === 0 && deadTag) renter.insists(at, () => returnUnseen(renter, id, deadTag));
    else renter.insists(at, () => returnSeen(renter, id));
  }
}

/** Only once: a station's journal is delivered as soon as possible anyway. */
export async function returnSeen(renter: Renter, sessionId: string): Promise<void> {
  const { scene, desk } = renter.stage;
  const session = await scene.sessionOf(sessionId);
  if (session.status !== 'started' || renter.backAt.has(sessionId)) return;
  const now = scene.clock.now();
  renter.backAt.set(sessionId, now);
  await desk.report(...returned(session, now));
}

/** Staff end a rental whose board nobody expects any more. */
async function giveUp(renter: Renter, sessionId: string): Promise<void> {
  const { scene, admin } = renter.stage;
  if (!renter.backAt.has(sessionId)) renter.backAt.set(sessionId, scene.clock.now());
  const browser = await admin.signIn();
  await browser.call(calls.endSession, { sessionId, reason: 'It does not come back', board: 'back' });
}

async function returnUnseen(renter: Renter, sessionId: string, { toldBy, truth, lookedAtAfterMinutes }: DeadTag) {
  const { scene, desk } = renter.stage;
  const session = await scene.sessionOf(sessionId);
  if (session.status !== 'started') return;
  const { browser, bookingId } = renter.booked;
  const now = scene.clock.now();
  if (toldBy === 'station') await desk.report(...unseen(session, now));
  else await browser.call(calls.reportProblem, { bookingId, sessionId, what: 'board-not-recognised' });
  const saidAt = await readSaidAt(renter, sessionId);
  if (truth === 'seen') {
    const seenAt = now.add(SEEN_AFTER);
    renter.backAt.set(sessionId, saidAt);
    return renter.happens(seenAt, () => desk.report(...returned(session, seenAt)));
  }
  const lookedAt = now.add({ minutes: lookedAtAfterMinutes });
  if (truth === 'is-out') renter.insists(lookedAt.add({ minutes: 30 }), () => returnSeen(renter, sessionId));
  renter.insists(lookedAt, () => look(renter, sessionId, { truth, saidAt, lookedAt }));
}

type Look = { truth: DeadTag['truth']; saidAt: Temporal.Instant; lookedAt: Temporal.Instant };

async function look(renter: Renter, sessionId: string, { truth, saidAt, lookedAt }: Look): Promise<void> {
  const browser = await renter.stage.admin.signIn();
  if (truth === 'was-there') {
    renter.backAt.set(sessionId, saidAt);
    await browser.call(calls.decideReturn, { sessionId, decision: 'was-there' });
  } else if (truth === 'came-later') {
    const at = earlier(saidAt.add(CAME_LATER), lookedAt);
    renter.backAt.set(sessionId, at);
    await browser.call(calls.decideReturn, { sessionId, decision: 'was-not-there', at: at.toString() });
  } else await browser.call(calls.decideReturn, { sessionId, decision: 'was-not-there' });
}

/** When somebody said so for the first time; without an answer they may have said it twice. */
async function readSaidAt({ stage }: Renter, sessionId: string): Promise<Temporal.Instant> {
  const { assertedAt } = await stage.scene.db.query
    .selectFrom('returnQuestions')
    .select('assertedAt')
    .where('sessionId', '=', sessionId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirstOrThrow();
  return assertedAt;
}

/** A station's journal entry for a board that came back with a dead tag. */
export const unseen = (
  { id, stationId, lockerNumber }: { id: string; stationId: string; lockerNumber: number | null },
  at: Temporal.Instant,
): Happening[] => [
  { type: 'door-opened', lockerNumber, sessionId: id, commandId: null, by: 'code', at },
  {
    type: 'door-closed',
    lockerNumber,
    rfids: ['paddle', 'vest'].map((kind) => testTag(stationId, lockerNumber, kind)),
    at,
  },
  { type: 'return-questioned', lockerNumber, sessionId: id, why: 'tag-unseen', at },
];
