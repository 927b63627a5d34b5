import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = (name: string) => new URL(`../../../public/${name}/`, import.meta.url);

/** Pictures with a night version, which a page chooses. */
const hasTwin = (file: string, all: readonly string[]) =>
  file.endsWith('-dark.svg') || all.includes(file.replace('.svg', '-dark.svg'));

const pictures = ['scenes', 'stations'].flatMap((name) => {
  const all = readdirSync(folder(name));
  return all
    .filter((file) => file.endsWith('.svg') && !hasTwin(file, all))
    .map((file) => ({ file, svg: readFileSync(new URL(file, folder(name)), 'utf8') }));
});

test.each(pictures)('$file has a colour for the night for each of its own', ({ svg }) => {
  const [, night = ''] = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg) ?? [];
  const drawing = svg.replace(/<style>.*<\/style>/, '');
  const used = [...drawing.matchAll(/ ((?:fill|stroke|stop-color)="#\w+")/g)].map(([, color]) => color);
  expect([...new Set(used)].filter((color) => !night.includes(`[${color}]`))).toEqual([]);
});
