import { z } from 'zod';
import { get } from '../call.ts';
import { Cents, StationId } from '../fields.ts';
import { Station } from './entities.ts';
import { StationPart } from './station-part.ts';
import { StationQuery } from './station-query.ts';

const stationParams = z.object({ stationId: StationId });

/** The visitor's likely place. */
const ApproximateLocation = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().optional(),
});

/** The customers' view of stations, and the visitor's likely place. */
export const stationCalls = {
  stations: get('public', '/stations', {
    access: 'anyone',
    summary: 'Stations the viewer may see, with their upcoming bookings: all of them, or those that are asked for',
    query: StationQuery,
    isCostly: true,
    answer: z.object({
      stations: z.array(StationPart),
      /** Of all that were found, however many are told. Only for who asks for a part, like the next. */
      total: z.int().optional(),
      /** What one board costs for its first hour at the cheapest open station of those found; null if there is none. */
      lowestFirstHourInCents: Cents.nullable().optional(),
    }),
  }),
  station: get('public', '/stations/:stationId', {
    access: 'anyone',
    summary: 'One station',
    params: stationParams,
    answer: z.object({ station: Station }),
  }),
  location: get('public', '/location', {
    access: 'anyone',
    summary: 'Approximate location of the visitor, or null',
    answer: z.object({ location: ApproximateLocation.nullable() }),
  }),
};
