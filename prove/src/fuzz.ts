import assert from 'node:assert/strict';
import { fuzzCalls } from '@laine/server/testing/fuzz/fuzz-calls.ts';
import { fuzzLink } from '@laine/server/testing/fuzz/fuzz-link.ts';
import { onPostgres } from './on-postgres.ts';
import type { Run } from './run.ts';

/** How often each caller makes each call in one round. */
const TIMES = 4;
/** Sockets of a station in one round. */
const SOCKETS = 20;

/**
 * Every call of the contract with odd input, by visitor, customer, owner and admin: it's refused in plain words or
 * answered as the contract says, and never fails with our own error. Then everything that can be sent over a station's
 * socket.
 */
export const fuzz: Run = {
  name: 'fuzz',
  rounds: 20,
  prove: ({ rounds, postgresUrl }) =>
    onPostgres(postgresUrl, async (scene) => {
      const counted = { asked: 0, answered: 0, refused: 0, frames: 0 };
      for (const random of rounds) {
        const { asked, answered, refused, faults } = await fuzzCalls(scene, random, TIMES);
        assert.equal(faults.length, 0, faults.join('\n'));
        counted.asked += asked;
        counted.answered += answered;
        counted.refused += refused;
        const link = await fuzzLink(scene, random, SOCKETS);
        assert.equal(link.faults.length, 0, link.faults.join('\n'));
        counted.frames += link.sent;
      }
      return `${counted.asked} odd requests, ${counted.answered} answered by the contract, ${counted.refused} refused in words, ${counted.frames} odd frames`;
    }),
};
