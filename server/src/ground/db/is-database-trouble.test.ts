import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseTrouble } from './is-database-trouble.ts';

const refused = (code: string) => Object.assign(new pg.DatabaseError('as the server says it', 0, 'error'), { code });

test.each([
  ['an administrator ended the connection', refused('57P01')],
  ['a deadlock', refused('40P01')],
  ['a lock that took too long', refused('55P03')],
  ['too many connections', refused('53300')],
  ['the socket broke', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })],
  ['the driver lost it', new Error('Connection terminated unexpectedly')],
  ['none came in time', new Error('timeout exceeded when trying to connect')],
])('%s: the same may succeed later', (_, error) => {
  expect(isDatabaseTrouble(error)).toBe(true);
});

test.each([
  ['a rule of the schema', refused('23514')],
  ['a value that no column holds', refused('22003')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['another', new Error('nobody has that locker')],
  ['no error at all', 'Connection terminated'],
])('%s: it would fail again', (_, error) => {
  expect(isDatabaseTrouble(error)).toBe(false);
});
