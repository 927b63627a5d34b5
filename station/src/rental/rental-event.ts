import type { LinkLocker } from '@laine/contract/station-link.ts';
import type { Purpose } from '../memory/openings.ts';

export type LinkItem = LinkLocker['items'][number];

/** What came of a closed door, for whoever stands before it. */
export type ClosedResult =
  | { what: 'collected'; isBoardInside: boolean }
  | { what: 'still-out' }
  | { what: 'missing'; items: LinkItem[] }
  | { what: 'returned'; wasLate: boolean };

/** What happens at the lockers while it happens. `sessionId` is null when staff are at it. */
export type RentalEvent = { lockerNumber: number; sessionId: string | null; purpose: Purpose } & (
  | { what: 'opening' | 'opened' | 'checking' }
  | { what: 'jammed'; canTryAnother: boolean }
  | { what: 'closed'; endsAt: Temporal.Instant; result: ClosedResult }
);
