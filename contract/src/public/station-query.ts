import { z } from 'zod';
import { PageQuery, StationId } from '../fields.ts';
import type { StationPart } from './station-part.ts';
import { stationFields } from './station-part.ts';

const degrees = (most: number) => z.number().min(-most).max(most);

/** Numbers with commas between them, as they stand in an address. */
const Numbers = z
  .string()
  .regex(/^-?\d{1,3}(?:\.\d{1,12})?(?:,-?\d{1,3}(?:\.\d{1,12})?)*$/)
  .transform((text) => text.split(',').map(Number));

const words = (text: string) => text.split(',');

/** Without any of these the answer has all stations with all upcoming bookings; with one of them also a total. */
export const StationQuery = z.object({
  /** `LATITUDE,LONGITUDE`: the nearest first. */
  near: Numbers.pipe(z.tuple([degrees(90), degrees(180)]))
    .transform(([latitude, longitude]) => ({ latitude, longitude }))
    .optional(),
  /** `SOUTH,WEST,NORTH,EAST`. Where west is more than east, the box crosses the date line. */
  within: Numbers.pipe(z.tuple([degrees(90), degrees(180), degrees(90), degrees(180)]))
    .refine(([south, , north]) => south <= north)
    .transform(([south, west, north, east]) => ({ south, west, north, east }))
    .optional(),
  /** In the name or the words for the place; accents and large letters don't count. */
  search: z.string().trim().min(1).max(100).optional(),
  /** With commas between them. */
  ids: z.string().transform(words).pipe(z.array(StationId).max(100)).optional(),
  offset: PageQuery.shape.offset.unwrap().optional(),
  limit: PageQuery.shape.limit.unwrap().pipe(z.int().max(100)).optional(),
  /** With commas between them; the id always comes along. Everything but the last two if left out. */
  fields: z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(stationFields as [keyof StationPart, ...(keyof StationPart)[]])))
    .optional(),
});
export type StationQuery = z.output<typeof StationQuery>;
