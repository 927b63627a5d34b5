import type { ProblemKind } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { recordProblem } from './record-problem.ts';
import { findBoard } from './rented-boards.ts';

type ScreenReport = { sessionId: string; lockerNumber: number; what: ProblemKind; happenedAt: Temporal.Instant };

/**
 * The renter reported it at the station, perhaps while that was offline: its journal reports it now, and its log has it
 * already. The code was typed there, so we believe it however late it comes; a session without a booking has nobody to
 * answer.
 */
export async function reportAtScreen(
  tx: Tx,
  station: BookingStation,
  { sessionId, lockerNumber, what, happenedAt }: ScreenReport,
  now: Temporal.Instant,
): Promise<void> {
  const board = await findBoard(tx, sessionId);
  if (board?.stationId !== station.id) return;
  const report = { what, words: '', reportedFrom: 'screen', happenedAt, lockerNumber } as const;
  await recordProblem(tx, station, board, report, now);
}
