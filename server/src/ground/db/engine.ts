import type pg from 'pg';

export type OnMessage = (payload: string) => void;
export type StopListening = () => Promise<void>;

/** The common ground of PostgreSQL and the embedded database, below the query builder. */
export type Engine = {
  pool: pg.Pool;
  /** Its connections take a statement before the one ahead of it is answered. */
  isPipelined: boolean;
  /** A pool with one connection and without the usual time limits, for as long as the work takes. */
  unhurried<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>;
  /** `onGap` is called when messages may have been missed. */
  listen(channel: string, onMessage: OnMessage, onGap?: () => void): Promise<StopListening>;
  close(): Promise<void>;
};

/** Waiting longer than this for a connection means that the database is gone or hopelessly behind. */
export const CONNECTION_WAIT_MS = 5_000;
