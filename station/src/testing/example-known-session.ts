import type { KnownSession } from '../memory/known-sessions.ts';

/** A session for tables of pure decisions: 12:00 to 14:00 in locker 1, not collected yet. */
export const exampleKnownSession = (change: Partial<KnownSession> = {}): KnownSession => ({
  id: 'session-1',
  status: 'created',
  lockerNumber: 1,
  start: Temporal.Instant.from('2027-06-01T12:00:00Z'),
  end: Temporal.Instant.from('2027-06-01T14:00:00Z'),
  codeSalt: 'salt',
  codeHash: '',
  guardedCodeHash: null,
  replaces: null,
  jams: 0,
  overtime: null,
  baseline: null,
  hasLeft: false,
  inside: null,
  questioned: null,
  ...change,
});
