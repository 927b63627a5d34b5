import { readFileSync } from 'node:fs';

/** Fonts for pages without a bundler: the CSS rules, and the files that they name. */

const FOLDER = '@fontsource-variable/onest/files/';

const rules = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

export const fontNames: readonly string[] = [...rules.matchAll(/url\('[^']*\/([^'/]+\.woff2)'\)/g)].map(
  ([, name = '']) => name,
);

/** The CSS rules, with the files at `address`. */
export const fontsCss = (address: string): string => rules.replaceAll(FOLDER, address);

export const fontFile = (name: string): URL => new URL(import.meta.resolve(`${FOLDER}${name}`));
