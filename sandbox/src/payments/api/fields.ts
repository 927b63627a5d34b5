import { z } from 'zod';

/** Stripe's forms arrive as text. */

export const whole = (min = 0, max = 99_999_999) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, 'not an integer')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const text = z.string().min(1).max(5000);

/** An empty text clears the field. */
export const clearable = z
  .string()
  .max(5000)
  .transform((given) => (given === '' ? null : given));

export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'not a currency')
  .toLowerCase();

export const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

export const email = z.email('Not a valid e-mail address').max(512);

/** Money is always taken at once: a product that wants to take it later must not believe that nothing was taken. */
export const captureMethod = z.enum(['automatic', 'automatic_async'], 'this stand-in does not hold money back');

export const allowRedisplay = z.enum(['always', 'limited', 'unspecified']);
export const futureUsage = z.enum(['off_session', 'on_session']);

const Key = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^[\]]+$/);

/** In an update an empty text removes a key, and an empty `metadata` all of them. */
export const metadata = z.union([
  z.literal('').transform(() => 'none' as const),
  z.record(Key, z.string().max(500)).refine((given) => Object.keys(given).length <= 50, 'at most 50 keys'),
]);
type MetadataInput = z.output<typeof metadata>;

export function mergeMetadata(kept: Record<string, string>, given: MetadataInput | undefined): Record<string, string> {
  if (given === undefined) return kept;
  if (given === 'none') return {};
  return Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== ''));
}

const Range = z.union([
  whole(0, 9_999_999_999).transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: whole(0, 9_999_999_999).optional(),
    gte: whole(0, 9_999_999_999).optional(),
    lt: whole(0, 9_999_999_999).optional(),
    lte: whole(0, 9_999_999_999).optional(),
  }),
]);
export type Range = {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
};

export const paging = {
  limit: whole(1, 100).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
export const created = { created: Range.optional() };

export const nothing = z.strictObject({});

/** Parameters that Stripe accepts and that make no difference here. A misspelt one is still refused. */
export const ignored = <const N extends string>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<N, z.ZodOptional<z.ZodUnknown>>;
