import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { Alert } from '@laine/contract/admin/entities.ts';
import { z } from 'zod';
import { alertWords } from './alert-words.ts';

type AlertData = z.infer<typeof Alert>;

/** What an alert may name, as far as a way leads there. */
const Named = z
  .object({ bookingId: z.string(), personId: z.string(), claimId: z.string(), lockerNumber: z.int() })
  .partial()
  .catch({});

/** Where the next step of an alert is done; undefined where it is only to be known. */
export function alertAddress({ kind, stationId, data }: AlertData): string | undefined {
  const { bookingId, personId, claimId } = Named.parse(data);
  const { next } = alertWords[kind];
  const atStation = stationId === null ? undefined : adminPaths.station(stationId);
  if (next === 'booking') return bookingId === undefined ? atStation : adminPaths.booking(bookingId);
  if (next === 'person') return personId === undefined ? undefined : adminPaths.person(personId);
  if (next === 'money') return claimId === undefined ? adminPaths.money() : adminPaths.claim(claimId);
  return next === 'station' ? atStation : undefined;
}

export const lockerOf = ({ data }: AlertData): number | undefined => Named.parse(data).lockerNumber;
