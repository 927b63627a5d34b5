import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import type { ShiftableClock } from '@laine/server/ground/clock.ts';
import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { sandboxCalls } from '../sandbox-calls.ts';
import { serveCall } from '../serve-call.ts';
import { saveClockOffset } from './clock-file.ts';

interface Options {
  clock: ShiftableClock;
  dataDir: string;
  /** Makes everything notice the new time: stations are heard, and all jobs that are due by then run. */
  catchUp: () => Promise<unknown>;
}

/** The product accepts no later dates. */
const LAST_MOMENT = Temporal.Instant.from('2099-01-01T00:00:00Z');

export function clockRoutes(app: FastifyInstance, { clock, dataDir, catchUp }: Options) {
  const advance = async (seconds: number) => {
    if (Temporal.Instant.compare(clock.now().add({ seconds }), LAST_MOMENT) > 0) {
      throw new Declined(400, `The clock ends at ${LAST_MOMENT.toString()}`);
    }
    // Saved before it is shown: after a crash the clock may be ahead of what was seen, but never behind.
    await saveClockOffset(dataDir, clock.offset().add({ seconds }));
    clock.advance({ seconds });
    await catchUp();
    return faceOf(clock);
  };

  serveCall(app, sandboxCalls.clock, () => faceOf(clock));
  // Moves run one after the other: each writes the file, and an earlier one must not overwrite a later one.
  serveCall(app, sandboxCalls.advanceClock, ({ body }) =>
    oneAtATime(clock, 'move', () => advance(body.advanceInSeconds)),
  );
}

const faceOf = (clock: ShiftableClock) => ({
  now: clock.now().toString({ smallestUnit: 'millisecond' }),
  offsetInSeconds: Math.round(clock.offset().total('seconds')),
});
