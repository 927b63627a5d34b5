type Pair = { light: string; dark: string };

/** The ground of every page and of the browser's frame. Separate, so that a page needn't load the rest. */
export const pageGround = { light: '#f5faf9', dark: '#071f29' } as const satisfies Pair;

/**
 * Northern water in the morning, and the same water at night. `contrast.test.ts` lists which text is used on which
 * surface and proves that every such pair is AA. `action` is for words and lines, `fill` for solid controls: in the
 * dark they can't be the same colour. The last eight are the four colours of states.
 */
export const colors = {
  ink: { light: '#0b2e3a', dark: '#e9f3f2' },
  'ink-soft': { light: '#45626c', dark: '#a5bfc5' },
  action: { light: '#0b7285', dark: '#6ccbd7' },
  fill: { light: '#0b7285', dark: '#0d7b8f' },
  'fill-strong': { light: '#095f6f', dark: '#0b6a7b' },
  tint: { light: '#e2f0f0', dark: '#12404c' },
  coral: { light: '#cf4520', dark: '#cf4520' },
  'coral-strong': { light: '#b43916', dark: '#b43916' },
  alert: { light: '#b43916', dark: '#ff9a7d' },
  foam: pageGround,
  paper: { light: '#ffffff', dark: '#0c2b36' },
  sand: { light: '#f4ece1', dark: '#122f36' },
  'sand-soft': { light: '#6b5b46', dark: '#b9b2a2' },
  line: { light: '#d8e4e3', dark: '#1d4350' },
  'line-strong': { light: '#b4c9c9', dark: '#35616e' },
  deep: { light: '#0b2e3a', dark: '#04151c' },
  'deep-ink': { light: '#f0f7f6', dark: '#f0f7f6' },
  'deep-soft': { light: '#a9c4c9', dark: '#a9c4c9' },
  'deep-line': { light: '#24505e', dark: '#173c48' },
  sky: { light: '#d3e9ea', dark: '#061c26' },
  mist: { light: 'rgb(245 250 249 / 0.7)', dark: 'rgb(6 28 38 / 0.6)' },
  gray: { light: '#e4ebeb', dark: '#23424d' },
  'on-gray': { light: '#3a525c', dark: '#c9d9dc' },
  yellow: { light: '#fdebb0', dark: '#4a3a08' },
  'on-yellow': { light: '#664700', dark: '#ffdf80' },
  green: { light: '#d3eedc', dark: '#0f4429' },
  'on-green': { light: '#14532d', dark: '#a6e9c0' },
  red: { light: '#fbdcd4', dark: '#57241a' },
  'on-red': { light: '#8f2410', dark: '#ffc4b5' },
} as const satisfies Record<string, Pair>;

export type ColorName = keyof typeof colors;

/**
 * The touch screen is in the sun: it has the light colours only, and these replace the ones that would be no better
 * than AA there. `alert-tint` is the surface of its warnings.
 */
export const touchScreenColors = {
  'ink-soft': '#2b4853',
  action: '#095d6c',
  alert: '#8f2410',
  'alert-tint': '#fdebe6',
  'line-strong': '#9db8ba',
  'on-gray': '#2b434c',
  'on-yellow': '#5a3f00',
  'on-green': '#114626',
  'on-red': '#7d1f0d',
} as const satisfies Partial<Record<ColorName | 'alert-tint', string>>;
