import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

export interface JobsTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: Json<unknown>;
  dedupeKey: string | null;
  runAt: Temporal.Instant;
  attempts: Generated<number>;
  maxAttempts: number;
  leasedBy: string | null;
  leasedUntil: Temporal.Instant | null;
  lastError: string | null;
  createdAt: Temporal.Instant;
  doneAt: Temporal.Instant | null;
  failedAt: Temporal.Instant | null;
}
