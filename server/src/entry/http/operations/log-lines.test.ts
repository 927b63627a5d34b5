import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { expect, test } from 'vitest';

const APP = JSON.stringify(new URL('../open-app.ts', import.meta.url));
const SETTINGS = JSON.stringify(new URL('../../../settings.ts', import.meta.url));

const WENT_ON = 7;

const PROGRAM = `
  import { openApp } from ${APP};
  import { readSettings } from ${SETTINGS};
  const app = openApp(readSettings({ LOG_LEVEL: 'info' }));
  app.log.info('one');
  setImmediate(() => {
    app.log.info('two');
    process.exitCode = ${WENT_ON};
  });`;

// The device is Linux's own.
test.runIf(existsSync('/dev/full'))('a full disk under the log costs its lines, not the server', async () => {
  await using full = await open('/dev/full', 'w');
  const program = spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM], {
    stdio: ['ignore', full.fd, 'ignore'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  expect(await once(program, 'exit')).toEqual([WENT_ON, null]);
});
