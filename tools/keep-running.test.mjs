import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

const KEEPER = JSON.stringify(new URL('keep-running.mjs', import.meta.url));
const started = [];

afterEach(() => {
  for (const program of started.splice(0)) program.kill('SIGKILL');
});

test('a program that is killed is started again, and stops cleanly when asked to', async () => {
  const keeper = keep(`
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
    process.stdout.write(process.pid + '\\n');`);
  const pids = lines(keeper.stdout);
  const first = Number(await pids.next());
  process.kill(first, 'SIGKILL');
  const second = Number(await pids.next());
  expect(second).not.toBe(first);

  const asked = performance.now();
  keeper.kill('SIGTERM');
  expect(await once(keeper, 'exit')).toEqual([0, null]);
  expect(performance.now() - asked).toBeLessThan(1000);
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
});

test('a program that dies again and again is given up after five restarts', async () => {
  const keeper = keep(`process.stdout.write('here\\n'); process.kill(process.pid, 'SIGKILL');`);
  const [said, here, [code]] = await Promise.all([text(keeper.stderr), text(keeper.stdout), once(keeper, 'exit')]);
  expect(here).toBe('here\n'.repeat(6));
  expect(said.match(/starting it again/g)).toHaveLength(5);
  expect(said).toMatch(/\(SIGKILL\), for the 6th time in five minutes: giving up\.\n$/);
  expect(code).toBe(1);
});

test('a program that says why it cannot start is not started again', async () => {
  const keeper = keep(`process.stderr.write('The port is taken\\n'); process.exit(3);`);
  const [said, [code]] = await Promise.all([text(keeper.stderr), once(keeper, 'exit')]);
  expect({ said, code }).toEqual({ said: 'The port is taken\n', code: 3 });
});

test('a program that ends by itself in peace is not started again', async () => {
  const keeper = keep(`process.exit(0);`);
  expect(await once(keeper, 'exit')).toEqual([0, null]);
});

test('while it waits to start a program again it stops at once', async () => {
  const keeper = keep(`process.kill(process.pid, 'SIGKILL');`);
  for await (const said of keeper.stderr) if (String(said).includes('(4 of 5)')) break;
  keeper.kill('SIGINT');
  expect(await once(keeper, 'exit')).toEqual([0, null]);
});

function keep(program) {
  const source = `
    import { keepRunning } from ${KEEPER};
    const program = ['--input-type=module', '--eval', ${JSON.stringify(program)}];
    process.exit(await keepRunning(process.execPath, program, { stdio: 'inherit' }));`;
  const keeper = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 25_000,
  });
  started.push(keeper);
  return keeper;
}

function lines(output) {
  const parts = output[Symbol.asyncIterator]();
  return { next: async () => String((await parts.next()).value).trim() };
}
