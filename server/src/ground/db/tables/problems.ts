import type { ProblemKind, Remedy } from '@laine/contract/states.ts';

export interface ProblemsTable {
  id: string;
  bookingId: string;
  sessionId: string;
  stationId: string;
  lockerNumber: number | null;
  itemId: string | null;
  what: ProblemKind;
  words: string;
  reportedFrom: 'web' | 'screen';
  happenedAt: Temporal.Instant;
  remedy: Remedy | null;
  remediedAt: Temporal.Instant | null;
  resolvedAt: Temporal.Instant | null;
  resolvedBy: string | null;
  createdAt: Temporal.Instant;
}

/** Pictures of a station's public page. */
export interface StationPicturesTable {
  id: string;
  stationId: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  createdAt: Temporal.Instant;
}

export interface PhotosTable {
  id: string;
  accountId: string | null;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  problemId: string | null;
  claimId: string | null;
  itemActId: string | null;
  createdAt: Temporal.Instant;
}
