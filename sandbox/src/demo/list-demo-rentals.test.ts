import { StationFacts } from '@laine/contract/station-facts.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import { overlap } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { expect, test } from 'vitest';
import { dealLockers } from './deal-lockers.ts';
import { demoStations } from './demo-stations.ts';
import { listDemoRentals } from './list-demo-rentals.ts';

const planAt = (now: Temporal.Instant) =>
  demoStations.map(({ id, lockerCount, ...station }) => {
    const facts = StationFacts.parse(station.facts);
    const rentals = listDemoRentals(now, () => facts.timeZone).filter(({ stationId }) => stationId === id);
    return { id, facts, lockerCount, dealt: dealLockers(rentals, lockerCount, facts.turnaroundInSeconds) };
  });

const moments = [
  ['at noon', '2027-06-15T09:00:00Z'],
  ['before dawn', '2027-06-14T22:30:00Z'],
  ['late in the evening', '2027-06-15T20:15:00Z'],
  ['on the night when clocks go back', '2026-10-25T00:30:00Z'],
  ['on the night when clocks go forward', '2027-03-28T00:30:00Z'],
] as const;

test.each(moments)('%s rentals keep to opening hours, and nobody is in the middle of one', (_when, moment) => {
  const now = Temporal.Instant.from(moment);
  for (const { facts, dealt } of planAt(now)) {
    for (const { rental } of dealt) {
      const { opensAt, closesAt } = openingHours(facts, dateIn(facts.timeZone, rental.start));
      expect(isBefore(rental.start, opensAt)).toBe(false);
      expect(isBefore(closesAt, rental.end)).toBe(false);
      expect(isBefore(rental.end, now)).toBe(rental.isOver);
      expect(isBefore(now, rental.start)).toBe(!rental.isOver);
    }
  }
});

test.each(moments)(
  '%s every board has a locker that nobody else has before the turnaround is over',
  (_when, moment) => {
    for (const { facts, dealt, lockerCount } of planAt(Temporal.Instant.from(moment))) {
      const taken = dealt.flatMap(({ rental: { start, end }, lockers }) =>
        lockers.map((locker) => ({ locker, start, end: end.add({ seconds: facts.turnaroundInSeconds }) })),
      );
      for (const one of taken) {
        expect(taken.filter((other) => other.locker === one.locker && overlap(other, one))).toEqual([one]);
        expect(taken.filter((other) => overlap(other, one)).length).toBeLessThanOrEqual(lockerCount / 2);
      }
      for (const { rental, lockers } of dealt) expect(lockers).toHaveLength(rental.boards);
    }
  },
);

test.each(moments)('%s both open stations have something coming', (_when, moment) => {
  const busy = planAt(Temporal.Instant.from(moment)).filter(
    ({ dealt }) => dealt.filter(({ rental }) => !rental.isOver).length >= 2,
  );
  expect(busy.map(({ id }) => id)).toEqual(['pirita', 'parnu']);
});
