import { z } from 'zod';
import { WholeNumber } from '../fields.ts';
import { type StationPart, stationFields } from './station-part.ts';

/** Each is described as the text that is sent: commas stand between the parts. */
const parts = (part: string, { least = 1, most }: { least?: number; most: number }) =>
  z.string().regex(new RegExp(`^(?:${part})(?:,(?:${part})){${least - 1},${most - 1}}$`));

const degrees = (count: number) => parts(String.raw`-?\d{1,3}(?:\.\d{1,12})?`, { least: count, most: count });
const numbersIn = (text: string) => text.split(',').map(Number);

const isPlace = (text: string) => {
  const [latitude = NaN, longitude = NaN] = numbersIn(text);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};

const readBox = (text: string) => {
  const [south = NaN, west = NaN, north = NaN, east = NaN] = numbersIn(text);
  return { south, west, north, east };
};

/** Without any of these the answer has all stations with all upcoming bookings; with one of them also a total. */
export const StationQuery = z.object({
  /** `LATITUDE,LONGITUDE`: the nearest first. */
  near: degrees(2)
    .refine(isPlace)
    .transform((text) => {
      const [latitude = NaN, longitude = NaN] = numbersIn(text);
      return { latitude, longitude };
    })
    .optional(),
  /** `SOUTH,WEST,NORTH,EAST`. Where west is more than east, the box crosses the date line. */
  within: degrees(4)
    .refine((text) => {
      const { south, west, north, east } = readBox(text);
      return isPlace(`${south},${west}`) && isPlace(`${north},${east}`) && south <= north;
    })
    .transform(readBox)
    .optional(),
  /** Beginnings of words in the name or the place; accents and large letters don't count. */
  search: z.string().trim().min(1).max(100).optional(),
  ids: parts('[a-z0-9-]{2,40}', { most: 100 })
    .transform((text) => text.split(','))
    .optional(),
  offset: WholeNumber.optional(),
  /** If left out, all; where bookings are told, a hundred. */
  limit: WholeNumber.pipe(z.int().min(1).max(100)).optional(),
  /** The id always comes along. If left out, all but the last four. */
  fields: parts(stationFields.join('|'), { most: 2 * stationFields.length })
    .transform((text) => text.split(',') as (keyof StationPart)[])
    .optional(),
});
export type StationQuery = z.output<typeof StationQuery>;
