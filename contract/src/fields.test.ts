import { expect, test } from 'vitest';
import { Email, Line, Moment, MomentInput } from './fields.ts';

const isTaken = (text: string) => MomentInput.safeParse(text).success;

test.each(['2026-07-01T10:00:00Z', '2026-07-01T10:00:00+03:00', '2026-07-01T10:00:00.123456789Z'])(
  '%s is a moment',
  (text) => {
    expect(isTaken(text)).toBe(true);
    expect(Temporal.Instant.from(text)).toBeInstanceOf(Temporal.Instant);
  },
);

test.each(['2026-07-01T10:00:00.1234567890Z', '1969-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '2026-07-01T10:00:00'])(
  '%s is none that we could reckon with',
  (text) => {
    expect(isTaken(text)).toBe(false);
  },
);

test.each([
  ['2026-07-01T10:00:00Z', '2026-07-01T10:00:00.000Z'],
  ['2026-07-01T10:00:00.5Z', '2026-07-01T10:00:00.500Z'],
  ['2026-07-01T10:00:00.123456Z', '2026-07-01T10:00:00.123Z'],
])('%s is answered as wide as every moment', (text, answered) => {
  expect(Moment.parse(text)).toBe(answered);
});

const label = (length: number) => 'x'.repeat(length);

test.each([
  'mari@example.com',
  'info@xn--80a1acny.xn--p1ai',
  'a=b@example.com',
  'a/b@example.com',
  'a!x@example.com',
  "o'neil+laine@example.co.uk",
  `${label(64)}@example.com`,
  `a@${label(63)}.ee`,
])('%s is an e-mail address', (text) => {
  expect(Email.parse(text)).toBe(text);
});

test('an e-mail address is kept in small letters and without what surrounds it', () => {
  expect(Email.parse('  Mari@Example.COM ')).toBe('mari@example.com');
});

test.each([
  'mari',
  'mari@localhost',
  'a@x-.ee',
  'a@-x.ee',
  'a@x..ee',
  'a b@example.com',
  'a,b@example.com',
  'a@b@example.com',
  'mari@почта.рф',
  '\u212Aadri@example.com',
  `${label(65)}@example.com`,
  `a@${label(64)}.ee`,
  `a@${`${label(60)}.`.repeat(4)}${label(20)}`,
])('%s is none', (text) => {
  expect(Email.safeParse(text).success).toBe(false);
});

test.each(['Mari Mets', 'Анна', 'José Ñandú', 'אבי', 'محمد', '李雷', 'O’Neil 🏄', 'علی\u200Cرضا', '👩\u200D🦰', ''])(
  '%j is one line',
  (text) => {
    expect(Line.parse(text)).toBe(text);
  },
);

test.each([
  'two\nlines',
  'tab\there',
  'bell\u0007',
  'sepa\u2028rator',
  'turned \u202Eround',
  'isolated \u2066text',
  'half \uD800',
  'marked \u200Fhere',
  'un\u200Bseen',
  'joined\u2060up',
  'b\uFEFFom',
])('%j is none', (text) => expect(Line.safeParse(text).success).toBe(false));
