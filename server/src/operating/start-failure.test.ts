import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

async function start(env: Record<string, string>) {
  const program = spawn(process.execPath, [MAIN], {
    env: { LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit') as Promise<[number | null]>]);
  return { said, code };
}

describe('a start that cannot be', () => {
  test.each([
    [{ NODE_ENV: 'production' }, /^Laine cannot start with these settings:\n {2}- PUBLIC_URL is missing\n/],
    [
      { DATABASE_URL: 'postgres://laine:secret@127.0.0.1:1/laine' },
      /^DATABASE_URL: the database cannot be reached: .*ECONNREFUSED.*\n$/,
    ],
    // Where a recursive mkdir of Node's never ends.
    [{ DATA_DIR: '/proc/nope' }, /^DATA_DIR: \/proc\/nope cannot be used: .*\n$/],
  ])('for %j is told in words', async (env, words) => {
    const { said, code } = await start(env);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/^ {4}at |secret/m);
    expect(code).toBe(said.startsWith('Laine cannot start with these settings') ? 78 : 1);
  });
});
