// npm test: set up what is missing, then every check: two small ones at a time, the tests alone, for a machine of two
// cores.
// npm run test:all: the same with both databases for everything, and every look of the sweeps.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildKiosk, buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
buildWeb();
buildKiosk();
const { findBrowser } = await import('./browser.mjs');
const { startPostgres } = await import('./postgres.mjs');

const chromium = findBrowser();
const postgres = await startPostgres({ forTests: true });
const bin = (name) => join(root, 'node_modules', name);

const types = [
  { name: 'Types', command: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'Journey types', command: [bin('typescript/bin/tsc'), '-p', 'e2e'] },
  { name: 'Touch screen types', command: [bin('typescript/bin/tsc'), '-p', 'station/kiosk'] },
  { name: 'Route types', command: [bin('@react-router/dev/bin.cjs'), 'typegen'], folder: 'web' },
  { name: 'Web types', command: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'], folder: 'web' },
];
const texts = [
  { name: 'Format', command: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'Directions', command: [join(root, 'tools/directions.mjs')] },
  { name: 'Names', command: [join(root, 'tools/names.mjs')] },
  { name: 'Texts up to date', command: [bin('@lingui/cli/dist/lingui.js'), 'check', 'sync'] },
  {
    name: 'Texts translated',
    command: [bin('@lingui/cli/dist/lingui.js'), 'check', 'missing', '--mode', 'catalog'],
  },
  { name: 'Notices', command: [join(root, 'tools/notices.mjs'), '--check'] },
  { name: 'Supply chain', command: [join(root, 'tools/supply-chain.mjs')] },
];
const lint = { name: 'Lint', command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] };
const suites = [
  {
    name: 'Unit and integration',
    command: [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=./tools/unsure-tests.mjs'],
  },
  { name: 'Browser journeys', command: [bin('@playwright/test/cli.js'), 'test', '--reporter=dot'], folder: 'e2e' },
];

const env = { ...nodeEnv(), TEST_POSTGRES_URL: postgres.url, CHROMIUM: chromium, CI: process.env.CI ?? '' };
if (process.argv.includes('--all')) env.EVERYTHING = '1';
// Large sweeps look at another part each day.
env.SEED ??= String(Math.floor(Date.now() / 86_400_000));
process.stdout.write(
  env.EVERYTHING === '1' ? 'Every look of the sweeps\n' : `SEED=${env.SEED} chooses the looks of the sweeps\n`,
);
const failed = [];
let passed = 0;
await Promise.all([inTurn(types), inTurn(texts)]);
await inTurn([lint, ...suites]);
await postgres.stop();
for (const line of failed) process.stdout.write(`FAILED ${line}\n`);
const all = types.length + texts.length + 1 + suites.length;
process.stdout.write(`${passed} passed, ${all - passed} failed\n`);
process.exit(passed === all ? 0 : 1);

async function inTurn(checks) {
  for (const check of checks) await run(check);
}

async function run({ name, command, folder = '.' }) {
  const begun = performance.now();
  const { isGood, stdout, stderr } = await new Promise((resolve) => {
    const options = { cwd: join(root, folder), env, maxBuffer: 1 << 28 };
    execFile(pinnedNode, command, options, (error, out, err) =>
      resolve({ isGood: error === null, stdout: out, stderr: err }),
    );
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s) ${counts(stdout)}\n`);
  for (const test of unsure(stdout)) process.stdout.write(`       asked twice: ${test}\n`);
  if (isGood) {
    passed += 1;
    return;
  }
  failed.push(name, ...failures(stdout));
  process.stdout.write(`${stdout}${stderr}\n`);
}

/** The test runners' own summary. */
function counts(output) {
  const plain = stripVTControlCharacters(output);
  const tests = plain.match(/Tests\s+(.+)/)?.[1] ?? plain.match(/^\s+(\d+ passed)/m)?.[1];
  return tests?.trim() ?? '';
}

/** Flaky tests, which failed first and then passed, in either runner's words. */
function unsure(output) {
  const plain = stripVTControlCharacters(output);
  const journeys = plain.match(/^\s+\d+ flaky\n((?:\s+\S.*›.*\n?)+)/m)?.[1] ?? '';
  return [...plain.matchAll(/^unsure: (.+)$/gm), ...journeys.matchAll(/^\s+(\S.*)$/gm)].flatMap(
    ([, name]) => name ?? [],
  );
}

/** Repeated at the end, because a runner's report of failures is long and buries their names. */
function failures(output) {
  const lines = stripVTControlCharacters(output).matchAll(/^\s*(?:FAIL\s+|\d+\) )(\S.*)$/gm);
  return new Set([...lines].map(([, name]) => name));
}
