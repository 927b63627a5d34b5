import { describe, expect, test } from 'vitest';
import { colors, touchScreenColors, type ColorName } from './colors.ts';
import { contrast } from './contrast.ts';

const AA = 4.5;
const AAA = 7;
/** For letters from 24 pixels on, or from 18.7 in bold. */
const AAA_LARGE = 4.5;

const WHITE = '#ffffff';

type Text = ColorName | 'white';
type Pairs = Partial<Record<Text, readonly ColorName[]>>;

/** The pairs in use: in the web app, on the sandbox's pages, in mails and on the API page. */
const used: Pairs = {
  ink: ['foam', 'paper', 'sand', 'tint', 'sky'],
  'ink-soft': ['foam', 'paper', 'sand', 'tint', 'sky', 'line'],
  action: ['foam', 'paper', 'sand', 'tint'],
  alert: ['foam', 'paper'],
  white: ['fill', 'fill-strong', 'coral', 'coral-strong'],
  'sand-soft': ['sand'],
  'deep-ink': ['deep'],
  'deep-soft': ['deep'],
  'on-gray': ['gray'],
  'on-yellow': ['yellow'],
  'on-green': ['green'],
  'on-red': ['red'],
};

const pairsOf = (pairs: Pairs) =>
  Object.entries(pairs).flatMap(([text, surfaces]) => surfaces.map((surface) => [text as Text, surface] as const));

describe.each(['light', 'dark'] as const)('in the %s', (scheme) => {
  test.for(pairsOf(used))('%s on %s is AA', ([text, surface]) => {
    const textColor = text === 'white' ? WHITE : colors[text][scheme];
    expect(contrast(textColor, colors[surface][scheme])).toBeGreaterThanOrEqual(AA);
  });
});

const touchScreen = { ...colors, ...touchScreenColors };
type TouchScreenName = keyof typeof touchScreen;

function touchScreenColor(name: TouchScreenName | 'white'): string {
  if (name === 'white') return WHITE;
  const color = touchScreen[name];
  return typeof color === 'string' ? color : color.light;
}

const onTouchScreen: readonly (readonly [TouchScreenName, TouchScreenName])[] = [
  ['ink', 'foam'],
  ['ink', 'paper'],
  ['ink', 'sand'],
  ['ink', 'tint'],
  ['ink', 'sky'],
  ['ink-soft', 'foam'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'tint'],
  ['ink-soft', 'sky'],
  ['action', 'foam'],
  ['action', 'paper'],
  ['alert', 'foam'],
  ['alert', 'paper'],
  ['alert', 'alert-tint'],
  ['on-gray', 'gray'],
  ['on-yellow', 'yellow'],
  ['on-green', 'green'],
  ['on-red', 'red'],
];

test.for(onTouchScreen)('%s on %s is AAA on the touch screen', ([text, surface]) => {
  expect(contrast(touchScreenColor(text), touchScreenColor(surface))).toBeGreaterThanOrEqual(AAA);
});

const largeOnTouchScreen = [
  ['white', 'fill'],
  ['white', 'fill-strong'],
  ['white', 'coral'],
  ['white', 'coral-strong'],
  ['action', 'tint'],
] as const;

test.for(largeOnTouchScreen)('large %s letters on %s are AAA on the touch screen', ([text, surface]) => {
  expect(contrast(touchScreenColor(text), touchScreenColor(surface))).toBeGreaterThanOrEqual(AAA_LARGE);
});

test('black and white stand as far apart as colours can', () => {
  expect(contrast('#000000', WHITE)).toBeCloseTo(21);
  expect(contrast(WHITE, '#000000')).toBeCloseTo(21);
  expect(contrast('#0b7285', '#0b7285')).toBe(1);
});
