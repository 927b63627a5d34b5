import type { LinkLocker } from '@laine/contract/station-link.ts';
import type { Purpose } from '../memory/openings.ts';
import type { Lateness } from './lateness.ts';

export type LinkItem = LinkLocker['items'][number];

/** The result of a closed door, shown to whoever stands in front of it. */
export type ClosedResult =
  | { what: 'collected'; isBoardInside: boolean }
  | { what: 'still-out' }
  /** The clock stopped at `since`. */
  | { what: 'questioned'; since: Temporal.Instant }
  | { what: 'missing'; items: LinkItem[] }
  | ({ what: 'returned' } & Lateness);

/** Live events at the lockers. `sessionId` is null when staff caused them. */
export type RentalEvent = { lockerNumber: number; sessionId: string | null; purpose: Purpose } & (
  | { what: 'opening' | 'opened' | 'checking' }
  /** `stoppedAt`: from then on a board that couldn't be brought back costs nothing. */
  | { what: 'jammed'; canTryAnother: boolean; stoppedAt: Temporal.Instant | null }
  | { what: 'closed'; endsAt: Temporal.Instant; result: ClosedResult }
);
