import { HardwareFault } from '../../hardware.ts';
import type { FrameShape } from './frame-stream.ts';
import { FrameStream } from './frame-stream.ts';
import type { Pace } from './pace.ts';
import type { PartWatch } from './part-watch.ts';
import { pause } from './pause.ts';
import { SerialLine } from './serial-line.ts';

/** The meaning of a frame for a request: unrelated, more to come, or the answer. */
export type Heard<T> = 'nothing' | 'more' | { answer: T };

type Question<T> = {
  device: string;
  request: Uint8Array;
  hear: (frame: Uint8Array) => Heard<T>;
  /** Restarts with each `more`. */
  timeLimitInMs: number;
};

type BusOptions = {
  setting: string;
  path: string | undefined;
  baudRate: number;
  shape: FrameShape;
  watch: PartWatch;
  pace: Pace;
};

const LINE = 'The port';
/** A reader that never stops answering must not block the line. */
const MAX_FRAMES_PER_ANSWER = 1000;

/**
 * Several devices share one pair of wires, where only one may speak at a time: requests take turns, each until its
 * answer is complete or its time is up.
 */
export class Bus {
  /** Tracks which devices on this line answer. */
  readonly watch: PartWatch;
  readonly #pace: Pace;
  readonly #stream: FrameStream;
  readonly #line: SerialLine;
  readonly #closing = new AbortController();
  #lastTurn: Promise<void> = Promise.resolve();
  #underWay: { listen: (frames: Uint8Array[]) => void; fail: (reason: string) => void } | undefined;

  constructor({ shape, watch, ...line }: BusOptions) {
    this.watch = watch;
    this.#pace = line.pace;
    this.#stream = new FrameStream(shape);
    this.#line = new SerialLine({
      ...line,
      onBytes: (bytes) => this.#underWay?.listen(this.#stream.push(bytes)),
      onUp: () => watch.answered(LINE),
      onDown: (reason) => {
        watch.fellSilent(LINE, reason);
        this.#underWay?.fail(reason);
      },
    });
  }

  get isUp(): boolean {
    return this.#line.isUp;
  }

  /** Resolves after the first attempt to open the port, successful or not. */
  get tried(): Promise<void> {
    return this.#line.tried;
  }

  /** Sends a request that gets no answer; resolves when it has left the port. */
  tell(request: Uint8Array): Promise<void> {
    return this.#inTurn(() => this.#line.write(request));
  }

  ask<T>(question: Question<T>): Promise<T> {
    return this.#inTurn(() => this.#askNow(question));
  }

  fault(reason: string): HardwareFault {
    return new HardwareFault(this.watch.part, reason);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#underWay?.fail('Closed');
    await this.#line.close();
    await this.#lastTurn;
  }

  async #askNow<T>({ device, request, hear, timeLimitInMs }: Question<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const fail = (reason: string) => reject(new Error(`${device}: ${reason}`));
    let framesHeard = 0;
    const listen = (frames: Uint8Array[]) => {
      for (const frame of frames) {
        // Some adapters echo what they send, and the echo of an inventory request looks like an error report.
        const heard = Buffer.compare(frame, request) === 0 ? 'nothing' : hear(frame);
        if (heard === 'nothing') continue;
        framesHeard += 1;
        if (heard !== 'more') resolve(heard.answer);
        else if (framesHeard < MAX_FRAMES_PER_ANSWER) timer.refresh();
        else fail('the answer does not end');
      }
    };
    const timer = setTimeout(() => {
      listen(this.#stream.giveUp());
      fail('no answer');
    }, timeLimitInMs);
    this.#stream.clear();
    this.#underWay = { listen, fail };
    this.#line.write(request).catch((error: Error) => fail(error.message));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#underWay = undefined;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const fail = (error: Error) => reject(this.fault(error.message));
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      fail(new Error('The line was busy for too long'));
    }, this.#pace.turnLimitInMs);
    const takeTurn = async () => {
      clearTimeout(timer);
      if (isTooLate) return;
      await work().then(resolve, fail);
      await pause(this.#pace.gapInMs, this.#closing.signal);
    };
    this.#lastTurn = this.#lastTurn.then(takeTurn);
    return promise;
  }
}
