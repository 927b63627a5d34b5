import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptsGzip, compressPage, gzipWithNonce } from './compressed-page.ts';
import { newNonce, NONCE_PLACE, readBody } from './nonce.ts';

/** Unpacked as any browser would, beside the page that was meant. */
async function thereAndBack(html: string) {
  const body = readBody(html);
  const pieces = await compressPage(body);
  const nonce = newNonce();
  const sent = Buffer.concat(gzipWithNonce(pieces, body, nonce));
  return { sent, unpacked: gunzipSync(sent).toString(), meant: html.replaceAll(NONCE_PLACE, nonce) };
}

test('whatever a page holds arrives with the answer’s own nonce', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<script nonce="', '0'.repeat(40_000), '\0\0\0'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 8 }), async (parts) => {
      const { unpacked, meant } = await thereAndBack(parts.join(NONCE_PLACE));
      expect(unpacked).toBe(meant);
    }),
  );
});

test('what stands before a nonce helps to compress what follows it', async () => {
  const words = Array.from({ length: 500 }, (_, n) => `a word of its own ${n * 7919}`).join(' ');
  const { sent, unpacked, meant } = await thereAndBack(`${words}${NONCE_PLACE}${words}`);
  expect(unpacked).toBe(meant);
  expect(sent.length).toBeLessThan(gzipSync(words).length * 1.2);
});

test.each([
  ['gzip', true],
  ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
  ['deflate, gzip;q=0.05', true],
  ['br, gzip;q=0', false],
  ['gzip; q=0.0, br', false],
  ['br', false],
  [undefined, false],
])('who sends %s takes gzip: %s', (accepted, takes) => {
  expect(acceptsGzip({ 'accept-encoding': accepted })).toBe(takes);
});
