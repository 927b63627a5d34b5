import { canMove } from '@laine/rules/seats/transitions.ts';
import { changeLocker } from '../../site/stations/lockers/change-locker.ts';
import { queueWebhook } from '../../site/webhooks/queue-webhook.ts';
import { findSession } from '../sessions/find-session.ts';
import { recordReopening } from '../sessions/record-reopening.ts';
import { dropReplacement } from '../sessions/replacements.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import type { EventContext } from './event-context.ts';
import { Unappliable } from './unappliable.ts';

type Reopening = { sessionId: string; lockerNumber: number };

/**
 * Somebody came back for forgotten things and took the board as well: the rental goes on, late from its original end.
 * Decisions about its first return stand (docs/product.md, Forgotten things).
 */
export async function reopenSession({ tx, station, facts, now }: EventContext, reopening: Reopening): Promise<void> {
  const { sessionId, lockerNumber } = reopening;
  const session = await findSession(tx, station.id, sessionId);
  if (!session) throw new Unappliable('unknown session');
  if (session.status === 'started') return;
  if (session.status !== 'finished' || !canMove('session', session.status, 'started'))
    throw new Unappliable(`session is ${session.status}`);
  if (facts.isBoardOut) throw new Unappliable('the next board is out of this locker');
  if (facts.hasReplacement) await dropReplacement(tx, sessionId, now);
  await recordReopening(tx, session, lockerNumber, now);
  if (facts.lockerStatus === 'free') await changeLocker(tx, station.id, lockerNumber, { status: 'rented' }, now);
  // Anybody who was given this locker in the meantime needs another one.
  await reseatSessions(tx, station, now);
  if (facts.hasWebhook) await queueWebhook(tx, station.id, { type: 'session-start', sessionId, lockerNumber }, now);
}
