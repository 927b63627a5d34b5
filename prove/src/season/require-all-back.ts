import assert from 'node:assert/strict';
import type { Renter } from './renter.ts';

/** At the end of a week nobody has a board any more, and no search is open. */
export async function requireAllBack({ bookingId, story, stage, backAt }: Renter): Promise<void> {
  if (bookingId === undefined) return;
  const { scene } = stage;
  const out = (await scene.sessionsOf(bookingId)).filter(({ status }) => status === 'created' || status === 'started');
  const ids = out.map(({ id }) => id);
  const questions = await scene.db.query
    .selectFrom('returnQuestions')
    .select(['sessionId', 'why', 'assertedAt', 'outcome'])
    .where('sessionId', 'in', ['', ...ids])
    .execute();
  const known = out.map(({ id, status, end, lockerNumber }) => ({
    id,
    status,
    end: end.toString(),
    lockerNumber,
    backAt: backAt.get(id)?.toString(),
    questions: questions.filter(({ sessionId }) => sessionId === id),
  }));
  assert.deepEqual(known, [], `booking ${bookingId} (${JSON.stringify(story)}): every board is back`);
}
