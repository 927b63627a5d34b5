import { PassThrough } from 'node:stream';
import { LIVE_BEAT_SECONDS, type LiveEventName } from '@laine/contract/live-change.ts';
import type { FastifyInstance } from 'fastify';

/** A browser needs one, and a person may have several browsers. A new stream replaces the oldest. */
const STREAMS_PER_PERSON = 8;
/** A slower reader is cut off and gets everything again after reconnecting. */
const MAX_UNREAD_BYTES = 64 * 1024;

type StreamOptions = {
  ofPerson: string;
  /** Checked at every beat: rights may end while a stream is open. */
  isStillAllowed: () => Promise<boolean>;
};

export type EventStream = {
  body: PassThrough;
  send(name: LiveEventName, data?: unknown): void;
  onEnd(act: () => void): void;
};

type Open = { body: PassThrough; ofPerson: string; beat: () => Promise<void> };

export type EventStreams = ReturnType<typeof eventStreams>;

/** Long-lived answers: server-sent events, one beat for all, closed before the server stops. */
export function eventStreams(app: FastifyInstance, beatEveryInMs = LIVE_BEAT_SECONDS * 1000) {
  const open = new Set<Open>();
  const beat = setInterval(() => open.forEach((one) => void one.beat()), beatEveryInMs).unref();
  app.addHook('preClose', (done) => {
    clearInterval(beat);
    open.forEach(({ body }) => body.end());
    done();
  });

  return {
    open({ ofPerson, isStillAllowed }: StreamOptions): EventStream {
      makeRoom(open, ofPerson);
      const body = new PassThrough();
      const send = (name: LiveEventName, data: unknown = {}) => {
        if (body.writableEnded) return;
        if (body.writableLength > MAX_UNREAD_BYTES) body.destroy();
        else body.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      };
      const one: Open = {
        body,
        ofPerson,
        async beat() {
          // A failing database says nothing about rights; the next beat checks again.
          if (await isStillAllowed().catch(() => true)) send('beat');
          else body.end();
        },
      };
      open.add(one);
      body.once('close', () => open.delete(one));
      return { body, send, onEnd: (act) => void body.once('close', act) };
    },
  };
}

function makeRoom(open: Set<Open>, person: string): void {
  const [oldest, ...others] = [...open].filter(({ ofPerson }) => ofPerson === person);
  if (others.length + 1 >= STREAMS_PER_PERSON) oldest?.body.end();
}
