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

export interface PhotosTable {
  id: string;
  accountId: string | null;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  problemId: string | null;
  claimId: string | null;
  createdAt: Temporal.Instant;
}
