import { z } from 'zod';
import { get } from '../call.ts';
import { StationId } from '../fields.ts';
import { Station, StationWithBookings } from './entities.ts';

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
    summary: 'All stations the viewer may see, with their upcoming bookings',
    isCostly: true,
    answer: z.object({ stations: z.array(StationWithBookings) }),
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
