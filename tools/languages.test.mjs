// What a new language needs beyond its words, and that a folder and one entry are all of it (docs/recipes.md).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@laine/contract/languages.ts';
import { isSampled } from '@laine/contract/testing/sample.ts';
import { smsSegments } from '@laine/server/telling/notices/sms-segments.ts';
import { readCatalog } from '@laine/texts/read-catalog.ts';
import { expect, test } from 'vitest';
import { pinnedNode, root } from './setup.mjs';

const require = createRequire(import.meta.url);

const textsOf = (locale, areas) =>
  readCatalog('server', locale)
    .filter(({ place }) => areas.includes(place.split('.', 1)[0]))
    .map(({ text }) => text);

test.each(languages)('papers have a letter for every sign of $name', ({ locale, name }) => {
  const { create } = require('fontkit');
  const font = create(readFileSync(require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')));
  const signs = new Set(`${name}${textsOf(locale, ['paper', 'statement', 'payment', 'mail-notice']).join('')}`);
  expect([...signs].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)))).toEqual([]);
});

test.each(languages.filter(({ letters }) => letters === 'latin'))(
  'SMS in $name keep to the alphabet in which a segment has 160 letters',
  ({ locale }) => {
    // Typographic signs are replaced when a message is sent.
    const plain = (text) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");
    const foreign = textsOf(locale, ['sms-notice', 'alert-sms'])
      .map((text) => plain(text).replaceAll(/[{}]/g, ''))
      .filter((text) => smsSegments(text).alphabet !== 'gsm-7');
    expect(foreign).toEqual([]);
  },
);

const LONG = { timeout: 300_000 };
const skipped = new Set(['node_modules', '.git', 'build', '.react-router', 'data', '.cache', 'test-results']);

/** The project as somebody leaves it who adds a language: folders of texts, and one entry. */
function withMadeUpLanguage(folder) {
  for (const name of readdirSync(root)) {
    if (skipped.has(name)) continue;
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => !skipped.has(file.split(/[/\\]/).at(-1)),
    });
  }
  mkdirSync(join(folder, 'node_modules', '@laine'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@laine' || name === '.cache') continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules', '@laine')))
    symlinkSync(join(folder, name), join(folder, 'node_modules', '@laine', name));
  for (const home of ['texts', 'legal/src/texts'])
    cpSync(join(folder, home, 'fr'), join(folder, home, 'qq'), { recursive: true });
  const list = join(folder, 'contract/src/languages.ts');
  const entry = `  { locale: 'qq', name: 'Lainekeel', formatTag: 'fr-FR', letters: 'latin', money: { point: ',', group: ' ', groupFrom: 4, minus: '-', hasSignFirst: false } },\n`;
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replace('] as const satisfies', () => `${entry}] as const satisfies`),
  );
}

// Tests within a test are twenty seconds of CPU, so every third day.
const isMadeUp = isSampled('made-up language', 3);
test.runIf(isMadeUp)('a made-up language is two folders and one entry, and nothing is missing', LONG, () => {
  const folder = mkdtempSync(join(tmpdir(), 'laine-language-'));
  try {
    withMadeUpLanguage(folder);
    const run = (script, ...args) => {
      const command = [join(folder, 'node_modules', script), ...args];
      const { status, stdout, stderr } = spawnSync(pinnedNode, command, { cwd: folder, encoding: 'utf8' });
      expect({ status, stdout: status === 0 ? '' : stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
    };
    // Whatever else lists languages by name does not compile: three compilers' time, so only before a release.
    const isWholeRun = process.env.EVERYTHING === '1';
    for (const project of isWholeRun ? ['tsconfig.json', 'station/kiosk', 'e2e'] : [])
      run('typescript/bin/tsc', '-p', project);
    const tested = [
      'texts',
      'contract',
      'rules',
      'station/kiosk',
      'legal/src/write',
      'legal/src/kept',
      'tools/languages',
    ];
    const names = ['-t', '^(?!.*made-up)'];
    run('vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot', ...names, ...tested);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
