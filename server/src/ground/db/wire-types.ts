import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ = 1184;
const TIMESTAMPTZ_ARRAY = 1185;
const TEXT_ARRAY = 1009;

// The driver has no types for arrays.
const parserOf = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown;
const texts = parserOf(TEXT_ARRAY, 'text') as (text: string) => (string | null)[];
const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string) =>
    texts(text).map((item) => (item === null ? null : parse(item)));

const instant = (text: string) => Temporal.Instant.from(text);
const plainDate = (text: string) => Temporal.PlainDate.from(text);

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [INT8_ARRAY, arrayOf(Number)],
  [DATE, plainDate],
  [DATE_ARRAY, arrayOf(plainDate)],
  [TIMESTAMPTZ, instant],
  [TIMESTAMPTZ_ARRAY, arrayOf(instant)],
]);

/** Parsers for values from the server; set on our clients only, since the driver's own table of parsers is global. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? parserOf(oid, format),
};

/** Serialises values for the server: the driver would send a Temporal value as quoted JSON. */
export function toWire(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toWire);
  if (
    value instanceof Temporal.Instant ||
    value instanceof Temporal.PlainDate ||
    value instanceof Temporal.PlainTime ||
    value instanceof Temporal.Duration
  ) {
    return value.toString();
  }
  return value;
}
