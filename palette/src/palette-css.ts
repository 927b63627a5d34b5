import { colors, touchScreenColors } from './colors.ts';
import { fontFamily, radii } from './shape.ts';

type Declaration = readonly [name: string, value: string];

const lightColors = Object.entries(colors).map(([name, { light }]) => [name, light] as const);
const darkColors = Object.entries(colors)
  .filter(([, { light, dark }]) => dark !== light)
  .map(([name, { dark }]) => [name, dark] as const);

/** The colours as custom properties that follow the reader's light or dark scheme; `selectors` get the light ones. */
export const paletteCss = (selectors: readonly string[] = [':root']): string =>
  `${block(selectors.join(',\n'), 'color-scheme: light dark;\n\n', properties('--', lightColors))}
@media (prefers-color-scheme: dark) {
${indent(block(':root', '', properties('--', darkColors)))}}
`;

const GENERATED = '/* Written by `npm run css --workspace=palette` from the colours in colors.ts. */\n';

/** For Tailwind in the web app. `.sunlit` keeps the light colours in the dark. */
export const tokensCss = (): string => `${GENERATED}${paletteCss([':root', '.sunlit'])}
${theme('@theme inline', [...fixed, ...Object.keys(colors).map((name) => [name, `var(--${name})`] as const)])}
${block('@theme', '', properties('--', shape))}`;

/** For Tailwind on the touch screen: one light scheme, AAA. */
export const touchScreenCss = (): string =>
  `${GENERATED}${theme('@theme', [...fixed, ...Object.entries({ ...Object.fromEntries(lightColors), ...touchScreenColors })])}
${block('@theme', '', properties('--', [['font-sans', fontFamily]]))}`;

const fixed: readonly Declaration[] = [
  ['white', '#fff'],
  ['transparent', 'transparent'],
  ['current', 'currentColor'],
];

const shape: readonly Declaration[] = [
  ['font-sans', fontFamily],
  ['radius-*', 'initial'],
  ['radius-control', radii.control],
  ['radius-card', radii.card],
  ['radius-full', '9999px'],
];

const theme = (rule: string, list: readonly Declaration[]) =>
  block(rule, '--color-*: initial;\n', properties('--color-', list));

const properties = (prefix: string, list: readonly Declaration[]) =>
  list.map(([name, value]) => `${prefix}${name}: ${value};\n`).join('');

const block = (head: string, first: string, rest: string) => `${head} {\n${indent(first + rest)}}\n`;

const indent = (lines: string) => lines.replaceAll(/^(?=.)/gm, '  ');
