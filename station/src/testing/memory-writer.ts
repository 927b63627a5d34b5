import { openMemory } from '../memory/open-memory.ts';
import { systemClock } from '../station-clock.ts';
import { exampleKey, exampleLocker, exampleSession, exampleStation } from './example-station.ts';

/**
 * `open-memory.test.ts` kills this program. It reports its boot, then starts and ends a session in turn and reports
 * each event's number once its transaction has committed.
 */

const [dataDir = ''] = process.argv.slice(2);
const say = (word: string) => process.stdout.write(`${word}\n`);

const memory = openMemory(dataDir, systemClock, exampleKey);
memory.transaction(() => {
  memory.station.set(exampleStation());
  memory.lockers.applyUpdate([exampleLocker(1)]);
  memory.sessions.applyUpdate({ sessions: [exampleSession()], removed: [], complete: true }, memory.journal.now().at);
});
say(memory.journal.bootId);

const sessionId = 'session-1';
for (;;) {
  const { sequence } = memory.transaction(() => {
    const started = memory.journal.append({ type: 'session-started', lockerNumber: 1, sessionId, baseline: null });
    memory.sessions.start(sessionId, 1, null, started);
    return started;
  });
  say(`${sequence}`);
  // Lets the pipe take the output before the next round; otherwise a kill would lose words, not data.
  await new Promise(setImmediate);
  const finished = memory.transaction(() => {
    const ended = memory.journal.append({
      type: 'session-finished',
      lockerNumber: 1,
      sessionId,
      missingItemIds: [],
      by: 'code',
    });
    memory.sessions.finish(sessionId, 1, ended);
    return ended;
  });
  say(`${finished.sequence}`);
  await new Promise(setImmediate);
}
