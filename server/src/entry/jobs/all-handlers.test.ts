import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Deps } from '../../ground/deps.ts';
import { allHandlers } from './all-handlers.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));

test('every kind of job has one handler: a job without one waits for ever, and nobody complains', () => {
  const defined = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing[/\\]/.test(path))
    .flatMap((path) => [...readFileSync(server + path, 'utf8').matchAll(/[=:] defineJob\(\{\s*name: '([\w-]+)'/g)])
    .map(([, name = '']) => name);
  const handlers = Object.values(allHandlers({ now: () => Temporal.Now.instant() } as Deps)).flat();
  expect(handlers.map(({ kind }) => kind.name).toSorted()).toEqual(defined.toSorted());
});
