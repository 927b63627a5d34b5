import type { Random } from '@laine/server/testing/random.ts';

/** One long scenario about something that must never go wrong. */
export type Run = {
  name: string;
  /** The default when `ROUNDS` isn't set. */
  rounds: number;
  /** Throws on a failure, otherwise returns a summary of what was counted. */
  prove(trial: Trial): Promise<string>;
};

export type Trial = {
  /** Randomness for each round. It depends on seed, run and round only, so a run can be repeated without the others. */
  rounds: Iterable<Random>;
  /** A PostgreSQL server that allows creating databases. */
  postgresUrl: string;
};
