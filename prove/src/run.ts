import type { Random } from '@laine/server/testing/random.ts';

/** One long story about what must never go wrong. */
export type Run = {
  name: string;
  /** Unless `ROUNDS` says otherwise. */
  rounds: number;
  /** Throws where something went wrong, and otherwise answers what was counted. */
  prove(trial: Trial): Promise<string>;
};

export type Trial = {
  /** Chance for each round. It depends on seed, run and round alone, so a run can be repeated without the others. */
  rounds: Iterable<Random>;
  /** A PostgreSQL server on which databases can be made. */
  postgresUrl: string;
};
