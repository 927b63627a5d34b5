import assert from 'node:assert/strict';
import type { Random } from '@laine/server/testing/random.ts';
import { ask } from './ask.ts';

const GUESSES_A_ROUND = 10_000;
const ADDRESSES = 10;
/** An address gets fifty codes a day, so there are some left to guess at until the day's guesses are used up. */
const ATTACKERS = 5;
const AT_ONCE = 32;
/** By then a code is dead and a new one may be requested; ten rounds still fit into one day. */
const MINUTES_A_ROUND = 12;
const MAX_A_DAY = 10;

/** A network that requested a code for an address, with the mailed code. */
type Holder = { from: string; code: string };
export type GuessTally = { guesses: number; evaluated: Map<string, number>; refused: number; networks: number };

export const newTally = (): GuessTally => ({ guesses: 0, evaluated: new Map(), refused: 0, networks: 0 });

/**
 * Strangers guess the codes of a few addresses, each guess from another network. A guess can only be right from the
 * network that requested the code: there, every guess that isn't refused was compared with the code. In the end even
 * the right code is refused there.
 */
export async function guessCodes(url: string, tally: GuessTally, random: Random): Promise<void> {
  const victims = Array.from({ length: ADDRESSES }, (_, number) => `target-${number}@example.com`);
  const held = new Map<string, Holder[]>();
  for (const email of victims) held.set(email, await askForCodes(url, email, tally));

  let left = GUESSES_A_ROUND;
  const guess = async () => {
    while (left-- > 0) {
      const email = random.pick(victims);
      const holders = held.get(email) ?? [];
      // Half of the guesses from where they could work, the others from anywhere.
      const holder = random.chance(0.5) && holders.length > 0 ? random.pick(holders) : undefined;
      const from = holder?.from ?? newNetwork(tally);
      const code = String(random.between(0, 999_999)).padStart(6, '0');
      if (code === holder?.code) continue;
      const { status, text } = await ask(url, '/api/auth/callback/email', { from, body: { email, code } });
      tally.guesses += 1;
      assert.ok(status === 429 || (status === 200 && !text.includes('true')), `a guess was answered ${status} ${text}`);
      if (status === 429) tally.refused += 1;
      else if (holder) tally.evaluated.set(email, (tally.evaluated.get(email) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));

  for (const [email, holders] of held) {
    const evaluated = tally.evaluated.get(email) ?? 0;
    // A code that would be refused isn't sent.
    assert.ok(holders.length > 0 || evaluated === MAX_A_DAY, `nobody was sent a code for ${email}`);
    assert.ok(evaluated <= MAX_A_DAY, `${evaluated} guesses at ${email} were evaluated within a day`);
    for (const { from, code } of holders) {
      const { status } = await ask(url, '/api/auth/callback/email', { from, body: { email, code } });
      assert.equal(status, 429, 'after that the right code opens nothing either');
    }
  }
  const moved = await ask(url, '/sandbox/api/clock', { body: { advanceInSeconds: MINUTES_A_ROUND * 60 } });
  assert.equal(moved.status, 200);
}

async function askForCodes(url: string, email: string, tally: GuessTally): Promise<Holder[]> {
  const holders: Holder[] = [];
  for (let attacker = 0; attacker < ATTACKERS; attacker += 1) {
    const from = newNetwork(tally);
    const { status } = await ask(url, '/api/auth/login/email', { from, body: { email } });
    if (status !== 200) continue;
    const { text } = await ask(url, `/sandbox/api/messages?to=${encodeURIComponent(email)}&limit=1`);
    const code = /\b\d{6}\b/.exec((JSON.parse(text) as { messages: { text: string }[] }).messages[0]?.text ?? '')?.[0];
    if (code !== undefined) holders.push({ from, code });
  }
  return holders;
}

/** A new network per guess: four million of them before they repeat. */
function newNetwork(tally: GuessTally): string {
  tally.networks += 1;
  const number = tally.networks;
  return `127.${64 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;
}
