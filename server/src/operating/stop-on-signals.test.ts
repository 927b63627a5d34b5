import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { stopOnSignals } from ${JSON.stringify(new URL('./stop-on-signals.ts', import.meta.url))};
  stopOnSignals(() => new Promise(() => {}), 100);
  setInterval(() => {}, 1000);
  process.stdout.write('ready');`;

test('a part that never ends does not keep the process from ending', async () => {
  const program = spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM], { timeout: 20_000 });
  await once(program.stdout, 'data');
  program.kill('SIGTERM');
  const [words, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  expect({ words, code }).toEqual({ words: 'Not everything ended in time\n', code: 1 });
});
