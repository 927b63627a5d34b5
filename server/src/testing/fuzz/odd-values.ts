import type { Random } from '../random.ts';

/** Values that programs, keyboards and attackers send in place of sensible ones. */

export const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '1e9',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b',
  '\uFEFF',
  '\u202Eabc',
  '\r\nSet-Cookie: login=x',
  'ä'.repeat(300),
  '🏄'.repeat(100),
  'x'.repeat(5000),
  "'; drop table bookings; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '2026-02-30T10:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-07-01T10:00:00+25:00',
  '2026-07-01T10:00:00-00:00',
  '2026-07-01T24:00:00Z',
  '2026-07-01T10:00:00.123456789123Z',
  '2026-07-01T10:00Z',
  '0000-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2099-12-31T23:59:59Z',
  '9999-12-31',
  '0000-00-00',
  '0001-01-01',
  'pirita',
  'a@b',
  'a@example.com\u0000',
  '"a b"@example.com',
  '+0',
  '+999999999999999999',
];

const oddThings: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  [],
  [[[[]]]],
  {},
  { toString: 'x' },
  { length: 1e9 },
  Array.from({ length: 2000 }, () => 0),
];

const oddValue = (random: Random): unknown =>
  random.chance(0.6) ? random.pick(oddTexts) : structuredClone(random.pick(oddThings));

/** The same value with one part, anywhere, made odd, removed or added. */
export function damage(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return oddValue(random);
  const names = Object.keys(value);
  const name = names.length > 0 ? random.pick(names) : 'extra';
  const { [name]: chosen, ...others } = value as Record<string, unknown>;
  const changed = random.pick([
    () => ({ ...others, [name]: damage(chosen, random) }),
    () => ({ ...others, [name]: damage(chosen, random) }),
    () => ({ ...others, [name]: [chosen] }),
    () => others,
    () => ({ ...others, [name]: chosen, [random.pick(['extra', 'constructor', 'toString'])]: oddValue(random) }),
  ])();
  return Array.isArray(value) ? Object.values(changed) : changed;
}
