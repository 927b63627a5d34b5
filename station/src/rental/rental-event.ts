import type { LinkLocker } from '@laine/contract/station-link.ts';
import type { Purpose } from '../memory/openings.ts';

export type LinkItem = LinkLocker['items'][number];

/** What came of a closed door, for whoever stands before it. */
export type ClosedResult =
  | { what: 'collected'; isBoardInside: boolean }
  | { what: 'still-out' }
  /** The clock has stopped at that moment. */
  | { what: 'questioned'; since: Temporal.Instant }
  | { what: 'missing'; items: LinkItem[] }
  | { what: 'returned'; wasLate: boolean };

/** What happens at the lockers while it happens. `sessionId` is null when staff are at it. */
export type RentalEvent = { lockerNumber: number; sessionId: string | null; purpose: Purpose } & (
  | { what: 'opening' | 'opened' | 'checking' }
  /** `stoppedAt`: a board that could not be brought back costs nothing from then on. */
  | { what: 'jammed'; canTryAnother: boolean; stoppedAt: Temporal.Instant | null }
  | { what: 'closed'; endsAt: Temporal.Instant; result: ClosedResult }
);
