import { z } from 'zod';
import { changeLocker } from '../../site/stations/lockers/change-locker.ts';
import { findLastAlert, findOpenAlert } from '../../telling/alerts/open-alert.ts';
import { TookLocker } from '../returns/end-question.ts';
import { findStartedAt } from '../sessions/find-session.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import type { EventContext } from './event-context.ts';
import { endTrouble, findTrouble } from './event-context.ts';

type Return = { sessionId: string; lockerNumber: number; hasBoard: boolean };

/**
 * A locker without its board never becomes free by itself, and neither does one out of service. The exception: it was
 * out of service only because this board was given up (`report-never-returned.ts`) or wasn't seen at its return
 * (`returns/`).
 */
export async function openLockerAgain(context: EventContext, back: Return): Promise<void> {
  const { tx, station, facts, now } = context;
  const { lockerNumber, hasBoard } = back;
  const isDisabled = facts.lockerStatus === 'disabled';
  const wasGivenUp =
    (await closeNeverReturned(context, back)) ||
    (isDisabled && (await wasInQuestion(context, back))) ||
    (await closeEndedByStaff(context, back));
  // The event is old: the next board is already out of this locker.
  if (await findStartedAt(tx, station.id, lockerNumber)) return;
  if (isDisabled && !(wasGivenUp && hasBoard && !(await isTroubled(context, lockerNumber)))) return;
  await changeLocker(tx, station.id, lockerNumber, { status: hasBoard ? 'free' : 'disabled' }, now);
  if (hasBoard) await endTrouble(context, { kind: 'locker-disabled', target: `${station.id}/${lockerNumber}` });
  // One more locker is available now.
  if (isDisabled) await reseatSessions(tx, station, now);
}

const GivenUp = z.object({ lockerNumber: z.int(), tookLockerOutOfService: z.literal(true) });

/** False also when staff have closed it before: they know better what to do with the locker. */
async function closeNeverReturned(context: EventContext, { sessionId, lockerNumber }: Return): Promise<boolean> {
  const alert = await endTrouble(context, { kind: 'never-returned', target: sessionId });
  const { data } = GivenUp.safeParse(alert?.data);
  return data?.lockerNumber === lockerNumber;
}

/** Staff ended the rental before the station reported it, and nobody had seen the board. */
async function closeEndedByStaff(context: EventContext, { sessionId, lockerNumber, hasBoard }: Return) {
  const alert = { kind: 'locker-disabled', target: `${context.station.id}/${lockerNumber}` } as const;
  const open = findTrouble(context, alert);
  const isIts = hasBoard && EndedByStaff.safeParse(open?.data).data?.sessionId === sessionId;
  if (isIts) await endTrouble(context, alert);
  return isIts;
}

const EndedByStaff = z.object({ sessionId: z.string() });

/** Its question may still be open: staff have yet to say since when the board was there, but it is there. */
async function wasInQuestion({ tx }: EventContext, { sessionId }: Return): Promise<boolean> {
  const alert = await findLastAlert(tx, { kind: 'return-in-question', target: sessionId });
  return TookLocker.safeParse(alert?.data).success;
}

async function isTroubled({ tx, station }: EventContext, lockerNumber: number): Promise<boolean> {
  const target = `${station.id}/${lockerNumber}`;
  const outOfService = await findOpenAlert(tx, { kind: 'locker-disabled', target });
  return (outOfService ?? (await findOpenAlert(tx, { kind: 'door-jammed', target }))) !== undefined;
}
