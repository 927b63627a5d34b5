import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fontsCss } from '@laine/palette/font-files.ts';
import { tokensCss } from '@laine/palette/palette-css.ts';
import { dataUrl, waveEdgeSvg, waveLineSvg } from '@laine/palette/wave-svg.ts';
import { compile } from 'tailwindcss';
import { sandboxPaths } from '../sandbox-paths.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

const mask = (svg: string) => `url("${dataUrl(svg)}")`;

const readAll = (urls: readonly (string | URL)[]) => Promise.all(urls.map((url) => readFile(url, 'utf8')));

/**
 * The style sheet of all pages of the sandbox: Tailwind with the product's own colours, letters and waves. It is made
 * when a browser first asks for it, in 0.2 s, so that nothing must be built before a start.
 */
async function makeSandboxCss(): Promise<string> {
  const tailwind = ['theme.css', 'preflight.css'].map((name) => new URL(import.meta.resolve(`tailwindcss/${name}`)));
  const [own = '', ...base] = await readAll([new URL('assets/sandbox.css', import.meta.url), ...tailwind]);
  const sheet = await compile(
    `@layer theme, base, components, utilities;
${base[0]} @layer base { ${base[1]} }
${fontsCss(sandboxPaths.asset(''))} ${tokensCss()}
:root { --wave-line: ${mask(waveLineSvg('black'))}; --wave-edge: ${mask(waveEdgeSvg('black'))}; }
@layer utilities { @tailwind utilities; }
${own}`,
  );
  const sources = await readAll(globSync(`${SOURCES}{page,payments/page,sign-in}/**/*.{ts,js}`));
  return sheet.build(sources.flatMap((source) => source.split(/[\s"'`<>]+/)));
}

let made: Promise<string> | undefined;

export function sandboxCss(): Promise<string> {
  made ??= makeSandboxCss().catch((error: unknown) => {
    // The next request tries again.
    made = undefined;
    throw error;
  });
  return made;
}
