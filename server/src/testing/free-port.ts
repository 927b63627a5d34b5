import { createServer } from 'node:net';

/** Below the range from which systems assign ports themselves, so that no other connection gets one of these. */
const FIRST = 20_000;
const SHARES = 24;
const PER_SHARE = 500;

/** Each test process searches its own range, so that two never find the same port. */
const share = Number(process.env['VITEST_POOL_ID'] ?? process.pid) % SHARES;
let next = Math.floor(Math.random() * PER_SHARE);

/** For servers whose address must be known before they listen. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PER_SHARE; tried += 1) {
    const port = FIRST + share * PER_SHARE + (next++ % PER_SHARE);
    if (await isFree(port)) return port;
  }
  throw new Error('Every port of this process is taken.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
