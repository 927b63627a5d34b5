import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paths } from '../contract/src/paths.ts';

/** Addresses of pages come from `contract/src/paths.ts`: a renamed page must not leave dead links behind. */

const root = fileURLToPath(new URL('..', import.meta.url));

const firstParts = [
  ...new Set(
    Object.values(paths).flatMap(
      (path) =>
        path(':id')
          .split('/')[1]
          ?.replace(/[?#].*/, '') || [],
    ),
  ),
];
/** A page's address in quotes, also after an origin; home with a section; and links to home. */
const handWritten = [
  new RegExp(`['"\`}]/(?:${firstParts.join('|')})(?:['"\`/?#]|\\$\\{)`),
  /['"`}]\/#\w/,
  /\b(?:to|href)=["']\/["']/,
];

const exceptions = [
  { files: /\.test\.tsx?$|\/testing\//, why: 'tests compare with what a browser shows' },
  { files: /-calls\.ts$/, why: 'calls have paths of their own' },
  { files: /^sandbox\/src\/demo\/demo-stations\.ts$/, why: 'pictures of stations are files below /stations' },
  { files: /^sandbox\/src\/stations\/station-routes\.ts$/, why: 'touch screens lie below the address of the sandbox' },
];
const isExcepted = (file) => exceptions.some(({ files }) => files.test(file));

const isComment = (line) => /^\s*(?:\/\/|\/?\*)/.test(line);
const isWrittenByHand = (line) => handWritten.some((pattern) => pattern.test(line));

const handWrittenIn = (file) =>
  readFileSync(`${root}${file}`, 'utf8')
    .split('\n')
    .filter((line) => !isComment(line) && isWrittenByHand(line))
    .map((line) => `${file}: ${line.trim()}`);

test('a page address in quotes is noticed, other strings are not', () => {
  const lines = ['to={`/bookings/${id}`}', "'/login?problem=banned'", '`${origin}/stations/${id}`', '<a href="/">'];
  expect(lines.filter((line) => !isWrittenByHand(line))).toEqual([]);
  const others = ["'./login/login-page.tsx'", "'/scenes/login.svg'", "text.split('/')", "'/api/stations/pirita'"];
  expect(others.filter(isWrittenByHand)).toEqual([]);
});

test('no page address is written by hand', () => {
  const files = globSync('{web,server,sandbox}/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isExcepted(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(handWrittenIn)).toEqual([]);
});
