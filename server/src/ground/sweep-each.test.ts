import { expect, test } from 'vitest';
import { sweepEach } from './sweep-each.ts';

test('one that fails is logged by its id, and keeps no other from its turn', async () => {
  const done: string[] = [];
  const said: object[] = [];
  const log = { error: (fields: object) => void said.push(fields) };
  const items = { items: ['one', 'two', 'three'], idOf: (id: string) => id, failed: 'nobody called' };
  await sweepEach({ log }, items, (id) => {
    if (id === 'two') return Promise.reject(new TypeError('with a name in it'));
    done.push(id);
    return Promise.resolve();
  });
  expect(done).toEqual(['one', 'three']);
  expect(said).toEqual([{ id: 'two', error: 'TypeError' }]);
});
