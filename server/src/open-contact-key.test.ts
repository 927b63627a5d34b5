import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { openContactKey } from './open-contact-key.ts';

const unset = { contactHashKey: undefined };

test('a key is made once, for ourselves alone, and read again', () => {
  const dataDir = temporaryFolder();
  const key = openContactKey({ ...unset, dataDir });
  expect(key).toHaveLength(32);
  expect(openContactKey({ ...unset, dataDir })).toEqual(key);
  expect(readdirSync(dataDir)).toEqual(['contact-hash.key']);
  expect(statSync(join(dataDir, 'contact-hash.key')).mode & 0o777).toBe(0o600);
  expect(openContactKey({ ...unset, dataDir: temporaryFolder() })).not.toEqual(key);
});

test('a key that is set is used, and no file is made', () => {
  const dataDir = temporaryFolder();
  expect(openContactKey({ contactHashKey: 'x'.repeat(32), dataDir })).toEqual(Buffer.from('x'.repeat(32)));
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a damaged key stops the start instead of lifting every remembered ban', () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'contact-hash.key'), 'half');
  expect(() => openContactKey({ ...unset, dataDir })).toThrow(/damaged/);
});
