import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

/**
 * A crowd in a process of its own: readers, sprayers and knockers, each from separate networks, until told to stop.
 * Each waits for its answer before it asks again, and the sprayers and knockers pause in between, so that server and
 * crowd can share two cores.
 */

const [url = ''] = process.argv.slice(2);
const READERS = 48;
const SPRAYERS = 8;
const KNOCKERS = 8;
const BREATH_MS = 20;

const counts: Record<string, Record<number, number>> = {};
const enough = new AbortController();
let made = 0;

const count = (what: string, status: number) => {
  const of = (counts[what] ??= {});
  of[status] = (of[status] ?? 0) + 1;
};

/** A network that hasn't been seen before. */
const newNetwork = (second: number) => {
  made += 1;
  return `127.${second}.${(made >> 8) % 256}.${(made % 254) + 1}`;
};

async function read(reader: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = `127.9.${reader}.1`;
  const headers = { 'accept-encoding': 'gzip' };
  for (let turn = 0; !enough.signal.aborted; turn += 1) {
    const [what, path] = [
      ['cached pages', '/'],
      ['cached pages', `/?utm_source=crowd-${reader}-${turn}`],
      ['cached pages', '/stations/pirita'],
      ['uncached pages', `/stations/pirita?date=2099-01-0${(turn % 9) + 1}`],
      ['uncached pages', `/nowhere/${reader}/${turn}`],
    ][(turn + reader) % 5] as [string, string];
    const { status } = await ask(url, path, { agent, from, headers });
    count(what, status);
    // A browser told to come back later doesn't hammer either.
    if (status === 503) await pause(BREATH_MS);
  }
  agent.destroy();
}

async function spray(sprayer: number): Promise<void> {
  for (let turn = 0; !enough.signal.aborted; turn += 1) {
    const from = newNetwork(10 + sprayer);
    const email = `victim-${turn % 50}@example.com`;
    count('codes asked', (await ask(url, '/api/auth/login/email', { from, body: { email } })).status);
    const guess = { email, code: String(100_000 + turn) };
    count('codes guessed', (await ask(url, '/api/auth/callback/email', { from, body: guess })).status);
    const bearer = { email: 'admin@laine.test', password: `wrong-${sprayer}-${turn}` };
    count('passwords guessed', (await ask(url, '/api/admin/users/login', { from, body: bearer })).status);
    await pause(BREATH_MS);
  }
}

async function knock(knocker: number): Promise<void> {
  for (let turn = 0; !enough.signal.aborted; turn += 1) {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      authorization: `Bearer unknown-${knocker}-${turn}`,
    };
    count('knocks', (await ask(url, '/station-link', { from: newNetwork(30 + knocker), headers })).status);
    await pause(BREATH_MS);
  }
}

process.once('message', () => enough.abort());
const each = (many: number, work: (number: number) => Promise<void>) =>
  Array.from({ length: many }, (_, number) => work(number));
await Promise.all([...each(READERS, read), ...each(SPRAYERS, spray), ...each(KNOCKERS, knock)]);
process.send?.(counts);
process.disconnect?.();
