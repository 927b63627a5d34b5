import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const limits = { timeLimitInMs: 20_000, maxBytes: 1000 };

test('both outputs and how it ended', async () => {
  expect(await runCommand('echo out; exit 3', limits)).toEqual({ output: 'out\n', endedBy: 'itself', exitCode: 3 });
  expect(await runCommand('echo err >&2', limits)).toMatchObject({ output: 'err\n', exitCode: 0 });
});

test('too long, it is ended together with everything it started', async () => {
  const alive = join(temporaryFolder(), 'alive');
  // Killing only the parent would leave the inner shell running.
  const command = `(while true; do :; done; touch ${alive}) & echo begun; wait`;
  expect(await runCommand(command, { ...limits, timeLimitInMs: 300 })).toEqual({
    output: 'begun\n',
    endedBy: 'time-limit',
    exitCode: null,
  });
  expect(existsSync(alive)).toBe(false);
});

test('too much output ends it', async () => {
  const { output, endedBy } = await runCommand('yes', limits);
  expect(output).toHaveLength(1000);
  expect(endedBy).toBe('output-limit');
});

test('it does not see the station’s key', async () => {
  process.env['STATION_KEY'] = 'a-secret';
  const { output } = await runCommand('env', limits);
  delete process.env['STATION_KEY'];
  expect(output).not.toContain('a-secret');
  expect(output).toContain('PATH=');
});
