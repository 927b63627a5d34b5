import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { StationEvent } from '@laine/contract/station-link.ts';
import { recordScreenAction } from '../../ground/audit/record-screen-action.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { reportAtScreen } from '../problems/report-at-screen.ts';
import { withdrawQuestion } from '../returns/end-question.ts';
import { questionReturn } from '../returns/question-return.ts';
import { findSession } from '../sessions/find-session.ts';
import { disableLocker } from './disable-locker.ts';
import type { EventContext } from './event-context.ts';
import { finishSession } from './finish-session.ts';
import { noteDoorClosed, noteDoorLeftOpen, noteDoorOpened } from './note-door.ts';
import { noteFault } from './note-fault.ts';
import { noteJam } from './note-jam.ts';
import { reopenSession } from './reopen-session.ts';
import { startSession } from './start-session.ts';

/** Applies a journal event to the rental; decision 0042 has the rules for conflicts. */
export async function applyEvent(context: EventContext, event: StationEvent): Promise<void> {
  const { tx, station, countedAt, now } = context;
  const stationId = station.id;
  const alert = (kind: AlertKind, target: string, data: unknown) =>
    raiseAlert(tx, { kind, target, stationId, data }, now);
  switch (event.type) {
    case 'door-opened':
      return noteDoorOpened(context, event.lockerNumber);
    case 'door-closed':
      return noteDoorClosed(context, event);
    case 'session-started':
      return startSession(context, event);
    case 'session-finished':
      return finishSession(context, event);
    case 'door-jammed':
      return noteJam(context, event);
    case 'locker-disabled':
      return disableLocker(context, event);
    case 'return-questioned': {
      const { sessionId, why } = event;
      await questionReturn(tx, station, { sessionId, why, toldBy: 'station', assertedAt: countedAt }, now);
      return undefined;
    }
    case 'return-withdrawn': {
      const session = await findSession(tx, stationId, event.sessionId);
      return session && withdrawQuestion(tx, session, now);
    }
    case 'session-reopened':
      return reopenSession(context, event);
    case 'door-left-open':
      return noteDoorLeftOpen(context, event);
    case 'problem-reported':
      return reportAtScreen(tx, station, { ...event, happenedAt: countedAt }, now);
    case 'keypad-locked':
      // Only the log keeps it: minutes of lock-out never count as overtime.
      return undefined;
    case 'keypad-guarded':
      return alert('keypad-guarded', stationId, { wrongInADay: event.wrongInADay });
    case 'staff-acted':
      return recordScreenAction(tx, { stationId, ...event }, countedAt);
    case 'updated': {
      const data = { part: 'update', reason: event.output.slice(-1_000), isSilent: !event.succeeded };
      return noteFault(context, { title: 'The update failed', data });
    }
    case 'fault':
      return noteFault(context, event);
  }
}
