import { later } from './instants.ts';

type Board = {
  start: Temporal.Instant;
  end: Temporal.Instant;
  toldEnd: Temporal.Instant | null;
  paidSeconds: number | null;
};

/** Nobody is late before this: the board's end, or a later one that the renter was told last or paid for. */
export const boundEndOf = ({ start, end, toldEnd, paidSeconds }: Board): Temporal.Instant =>
  [toldEnd ?? end, start.add({ seconds: paidSeconds ?? 0 })].reduce(later, end);
