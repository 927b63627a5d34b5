import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

const LINES = 20_000;
const started: ChildProcess[] = [];

afterEach(() => {
  for (const program of started.splice(0)) program.kill('SIGKILL');
});

test('a process whose lines nobody reads goes on, and tells later how many were lost', async () => {
  const program = start(`
    for (let line = 1; line <= ${LINES}; line++) logLines.write(JSON.stringify({ line, msg: 'x'.repeat(200) }) + '\\n');
    process.stderr.write('still here');
    setInterval(() => {}, 1000);`);
  expect(String(await once(program.stderr, 'data'))).toBe('still here');

  const lines = linesOf(await textUntil(program.stdout, 'were lost'));
  const told = lines.filter((line) => 'lostLines' in line);
  const kept = lines.filter((line) => 'line' in line);
  expect(kept.map(({ line }) => line)).toEqual(kept.map((_, index) => index + 1));
  expect(told).toEqual([
    { level: 40, time: expect.any(Number), lostLines: LINES - kept.length, msg: 'log lines were lost' },
  ]);
});

test('the last lines before the end reach a reader that is slow', async () => {
  const program = start(`
    for (let line = 1; line <= 2000; line++) logLines.write(JSON.stringify({ line, msg: 'x'.repeat(200) }) + '\\n');
    process.stderr.write('leaving');
    process.exit(3);`);
  await once(program.stderr, 'data');
  const [words] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  expect(linesOf(words)).toHaveLength(2000);
  expect(program.exitCode).toBe(3);
});

test('a reader that is gone neither stops nor ends the process', async () => {
  const program = start(`
    setTimeout(() => {
      for (let line = 1; line <= ${LINES}; line++) logLines.write('x'.repeat(200) + '\\n');
      process.stderr.write('still here');
      process.exit(0);
    }, 200);`);
  program.stdout.destroy();
  expect(await text(program.stderr)).toBe('still here');
});

test.skipIf(!existsSync('/dev/full'))('a full disk neither stops nor ends the process', async () => {
  const program = start(
    `for (let line = 1; line <= ${LINES}; line++) logLines.write('x'.repeat(200) + '\\n');
     process.stderr.write('still here');`,
    openSync('/dev/full', 'w'),
  );
  expect(await text(program.stderr)).toBe('still here');
});

function start(program: string, output: 'pipe' | number = 'pipe') {
  const source = `
    import { logLines } from ${JSON.stringify(new URL('./log-lines.ts', import.meta.url))};
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    stdio: ['ignore', output, 'pipe'],
    timeout: 20_000,
  });
  started.push(child);
  return child as ChildProcess & { stdout: Readable; stderr: Readable };
}

async function textUntil(output: Readable, words: string): Promise<string> {
  let read = '';
  for await (const part of output) {
    read += String(part);
    if (read.includes(words) && read.endsWith('\n')) break;
  }
  return read;
}

const linesOf = (words: string) =>
  words
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
