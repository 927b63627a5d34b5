import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../ground/clock.ts';
import { openDatabase } from '../ground/db/open-database.ts';
import { runCommand, say } from './command.ts';
import { askForRelease, findRestored } from './installation/maintenance.ts';
import { askServer } from './open-control-socket.ts';

const WAIT_MS = 30_000;
const LOOK_EVERY_MS = 500;

/** `npm run -s release-restored`: the running server compares its books with the payment provider's and starts work. */

await runCommand(async ({ databaseUrl, dataDir }) => {
  const server = databaseUrl === undefined ? await askServer(dataDir, 'release') : undefined;
  if (server) {
    const isAsked = (await text(server)) === 'asked';
    say(isAsked ? 'Asked for; Today and /readyz tell when it is done.' : 'There is nothing to release.');
    return isAsked ? 0 : 1;
  }
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    if (!(await askForRelease(db.query, systemClock().now()))) {
      say('There is nothing to release.');
      return 1;
    }
    for (let waited = 0; db.engine === 'postgres' && waited < WAIT_MS; waited += LOOK_EVERY_MS) {
      const restored = await findRestored(db.query);
      if (!restored) return done();
      if (restored.problem !== null) throw new Error(`Not released: ${restored.problem}`);
      await pause(LOOK_EVERY_MS);
    }
    say('Asked for; it happens once the server runs.');
    return 0;
  } finally {
    await db.close();
  }
});

function done(): number {
  say('Released. Where the books differ there is an alert on Today.');
  return 0;
}
