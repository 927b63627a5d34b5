import { Moment } from '@laine/contract/fields.ts';
import { OwnData } from '@laine/contract/public/own-data.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeOwnData } from './describe-own-data.ts';
import type { Entry, Fact } from './described-data.ts';

const AT = '2026-07-04T10:00:00.000Z';

/** A value for every field, one thing in every list. Each has its own text, unless the schema wants something else. */
function filled(schema: z.core.$ZodType, name = ''): unknown {
  if (schema instanceof z.ZodNullable) return filled(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return [filled(schema.element, name)];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([field, one]) => [field, filled(one, field)]));
  if (schema === Moment) return AT;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  return schema instanceof z.ZodNumber ? 60 : name;
}

/** Names of fields as the file nests them, with lists left out: `bookings.sessions.note`. */
const pathsIn = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...new Set(
          Object.entries(value).flatMap(([field, one]) =>
            pathsIn(one, Array.isArray(value) ? path : `${path}.${field}`),
          ),
        ),
      ]
    : [path];

const pathsOf = ({ heading, facts, parts }: Entry, path: string): string[] => [
  ...[...heading, ...facts].map(({ field }) => `${path}.${field}`),
  ...parts.flatMap(({ field, entries }) => entries.flatMap((entry) => pathsOf(entry, `${path}.${field}`))),
];

const factsOf = ({ heading, facts, parts }: Entry): Fact[] => [
  ...heading,
  ...facts,
  ...parts.flatMap(({ entries }) => entries.flatMap(factsOf)),
];

const { writtenAt: _, ...data } = filled(OwnData) as OwnData;
const shown = describeOwnData(data, { stationId: 'Europe/Madrid' });

test('every field of the file is shown once', () => {
  expect(pathsOf(shown, '').toSorted()).toEqual(pathsIn(data, '').toSorted());
});

test('no moment, sum, switch or kind is shown as it is stored', () => {
  const raw = factsOf(shown).filter(({ kind }) => kind === 'text');
  expect(raw.filter(({ value }) => value === AT || typeof value === 'boolean')).toEqual([]);
  expect(raw.filter(({ field }) => /InCents$|^cents$|InSeconds$|^status$|^kind$/.test(field))).toEqual([]);
});

test('what happened at a station is told on its clock, also of a payment for a booking there', () => {
  const booked = { ...data, bookings: data.bookings.map((booking) => ({ ...booking, id: 'bookingId' })) };
  const zoned = factsOf(describeOwnData(booked, { stationId: 'Europe/Madrid' }));
  const zonesOf = (wanted: string) => zoned.filter(({ of }) => of === wanted).map(({ timeZone }) => timeZone);
  expect(new Set([...zonesOf('sessions'), ...zonesOf('payments')])).toEqual(new Set(['Europe/Madrid']));
  expect(new Set(zonesOf('logins'))).toEqual(new Set([undefined]));
});

test('a board that never came back is told', () => {
  const [overtime, ...others] = data.overtimes;
  const boards = overtime?.boards.map((board) => ({ ...board, backAt: null })) ?? [];
  const { parts } = describeOwnData({ ...data, overtimes: overtime ? [{ ...overtime, boards }, ...others] : [] }, {});
  const facts = parts.flatMap(({ entries }) => entries.flatMap(factsOf)).filter(({ field }) => field === 'backAt');
  expect(facts).toMatchObject([{ of: 'boards', kind: 'word', value: 'missing' }]);
});

test('what is not stored is left out, and so is a list without anything', () => {
  const { parts } = describeOwnData({ ...data, reviews: [], profile: { ...data.profile, name: null } }, {});
  expect(parts.map(({ field }) => field)).not.toContain('reviews');
  expect(parts.find(({ field }) => field === 'profile')?.entries[0]?.facts.map(({ field }) => field)).not.toContain(
    'name',
  );
});
