import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { openContactKey, restoreContactKey, writtenKey } from './open-contact-key.ts';

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

test('a key that has lived in a file can be set', () => {
  const dataDir = temporaryFolder();
  const key = openContactKey({ ...unset, dataDir });
  const contactHashKey = `hex:${readFileSync(join(dataDir, 'contact-hash.key'), 'utf8').trim()}`;
  expect(openContactKey({ contactHashKey, dataDir: temporaryFolder() })).toEqual(key);
  expect(contactHashKey).toBe(writtenKey(key));
});

test.each(['a key that was set, in words', '0123456789abcdef'.repeat(4), `hex:${'5e'.repeat(32)}`])(
  'the key of a backup, %s, is put into an empty folder, and taken away again where the restore is refused',
  (words) => {
    const contactHashKey = words.padEnd(32, '.');
    const dataDir = temporaryFolder();
    const takeAway = restoreContactKey({ ...unset, dataDir }, contactHashKey);
    expect(openContactKey({ ...unset, dataDir })).toEqual(openContactKey({ contactHashKey, dataDir }));
    restoreContactKey({ ...unset, dataDir }, contactHashKey)();
    expect(() => restoreContactKey({ ...unset, dataDir }, 'x'.repeat(32))).toThrow('is not the key of this backup');
    expect(readdirSync(dataDir)).toEqual(['contact-hash.key']);
    takeAway();
    expect(readdirSync(dataDir)).toEqual([]);
  },
);
