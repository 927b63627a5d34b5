import { isBefore } from '@laine/rules/time/instants.ts';

interface Wanted {
  start: Temporal.Instant;
  end: Temporal.Instant;
  boards: number;
}

/** Lockers for each rental of one station, lowest numbers first, with the turnaround between two rentals. */
export function dealLockers<R extends Wanted>(rentals: R[], lockerCount: number, turnaroundInSeconds: number) {
  const freeFrom = new Map<number, Temporal.Instant>();
  return rentals
    .toSorted((a, b) => Temporal.Instant.compare(a.start, b.start))
    .map((rental) => {
      const isFree = (locker: number) => !isBefore(rental.start, freeFrom.get(locker) ?? rental.start);
      const lockers = Array.from({ length: lockerCount }, (_, at) => at + 1)
        .filter(isFree)
        .slice(0, rental.boards);
      for (const locker of lockers) freeFrom.set(locker, rental.end.add({ seconds: turnaroundInSeconds }));
      return { rental, lockers };
    });
}
