import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ParamsOf, ResultOf } from '@laine/contract/rpc-peer.ts';
import { RpcPeer } from '@laine/contract/rpc-peer.ts';
import type { ShiftableClock } from '@laine/server/ground/clock.ts';
import { testTag } from '@laine/server/testing/open-rental-scene.ts';
import { SimulatedHardware } from '@laine/station/drivers/simulated/simulated-hardware.ts';
import type { Cable } from './cable.ts';
import { ANSWERS_WITHIN_MS, type ChildOptions, toChild, toMetal } from './wire.ts';

const program = new URL('./station-child.ts', import.meta.url);

type Running = {
  child: ChildProcess;
  peer: RpcPeer<typeof toMetal, typeof toChild>;
  isReady: Promise<void>;
  /** Resolves when it has ended and all its messages were received. */
  isGone: Promise<void>;
};
type MetalCall = 'unlock' | 'isOpen' | 'scan';

/** The program dies at its next call of this method: before it's done, or after but before the answer. */
export type DeathPlan = { at: MetalCall; isDone: boolean };

export type Pulse = { lockerNumber: number; at: Temporal.Instant };

export type ProvenStationOptions = {
  stationId: string;
  key: string;
  lockerNumbers: number[];
  dataDir: string;
  cable: Cable;
  clock: ShiftableClock;
};

/** A station with lasting hardware, a cable, and a program that may die at any moment and is restarted. */
export class ProvenStation {
  readonly id: string;
  readonly cable: Cable;
  readonly metal: SimulatedHardware;
  /** Every release of a lock. */
  readonly pulses: Pulse[] = [];
  deaths = 0;
  /** The reason why it ended without being killed, which must not happen. */
  crash: string | undefined;
  deathPlan: DeathPlan | undefined;
  wallIsAheadInMs = 0;
  readonly #options: ProvenStationOptions;
  #running: Running | undefined;
  #starting: Promise<void> | undefined;
  #dying: Promise<void> | undefined;

  constructor(options: ProvenStationOptions) {
    this.#options = options;
    this.id = options.stationId;
    this.cable = options.cable;
    this.metal = new SimulatedHardware(
      options.lockerNumbers.map((number) => ({ number, items: thingsOf(options.stationId, number) })),
    );
    this.metal.onDoor((move) => this.#tell('doorMoved', move));
    this.metal.onCard((rfid) => this.#tell('cardHeld', { rfid }));
  }

  /** Resolves when the program serves customers; starts it if it's dead. */
  start(): Promise<void> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  /** Kills the program, as a power failure would. */
  async kill(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    this.deaths += 1;
    this.#dying = running.isGone;
    running.child.kill('SIGKILL');
    await this.#dying;
  }

  /** Rejects if the program dies before it answers. */
  async ask<Name extends keyof typeof toChild>(
    name: Name,
    params: ParamsOf<(typeof toChild)[Name]>,
  ): Promise<ResultOf<(typeof toChild)[Name]>> {
    const running = this.#running;
    if (!running) throw new Error('there is no program');
    return running.peer.call(name, params, ANSWERS_WITHIN_MS);
  }

  /** Call this after the product's clock was moved, or the station's own. */
  async learnTime(): Promise<void> {
    if (this.#running) await this.ask('setTime', this.#time());
  }

  async #start(): Promise<void> {
    while (!this.#running) {
      // Two programs cannot share one memory file.
      await this.#dying;
      const running = this.#spawn();
      this.#running = running;
      // If it's killed during its start, it's started again.
      await running.isReady.then(() => this.learnTime()).catch(() => this.kill());
    }
  }

  #spawn(): Running {
    const { key, cable, dataDir } = this.#options;
    const options: ChildOptions = { serverUrl: cable.url, key, dataDir: join(dataDir, this.id), time: this.#time() };
    const child = fork(program, [JSON.stringify(options)]);
    const { promise: isReady, resolve, reject } = Promise.withResolvers<void>();
    const peer: Running['peer'] = new RpcPeer({
      serves: toMetal,
      calls: toChild,
      handlers: {
        unlock: ({ lockerNumber }) =>
          this.#withDeath('unlock', async () => {
            this.pulses.push({ lockerNumber, at: this.#options.clock.now() });
            await this.metal.unlock(lockerNumber);
            return {};
          }),
        isOpen: ({ lockerNumber }) =>
          this.#withDeath('isOpen', async () => ({ isOpen: await this.metal.isOpen(lockerNumber) })),
        scan: ({ lockerNumber }) =>
          this.#withDeath('scan', async () => ({ rfids: await this.metal.scan(lockerNumber) })),
        ready: () => {
          resolve();
          return {};
        },
      },
      // Sending to a dying process is ignored, as it should be.
      send: (text) => void (child.connected && child.send(text, () => undefined)),
      onError: reject,
    });
    child.on('message', (text: string) => peer.receive(text));
    child.on('exit', (code, signal) => {
      reject(new Error(`the program ended with ${code ?? signal}`));
      if (signal !== 'SIGKILL') this.crash = `the program ended by itself with ${code ?? signal}`;
      if (this.#running?.child === child) this.#running = undefined;
    });
    // Requests right before a program's death count as made while it was alive.
    const isGone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(() => peer.hangUp());
    return { child, peer, isReady, isGone };
  }

  async #withDeath<T>(at: MetalCall, work: () => Promise<T>): Promise<T> {
    const plan = this.deathPlan?.at === at ? this.deathPlan : undefined;
    if (!plan) return work();
    this.deathPlan = undefined;
    const done = plan.isDone ? work() : undefined;
    await this.kill();
    return done ?? new Promise<never>(() => undefined);
  }

  #tell(name: 'doorMoved', params: { lockerNumber: number; isOpen: boolean }): void;
  #tell(name: 'cardHeld', params: { rfid: string }): void;
  #tell(name: 'doorMoved' | 'cardHeld', params: never): void {
    // A dead program hears nothing; it looks at its doors when it's back.
    this.#running?.peer.call(name, params, ANSWERS_WITHIN_MS).catch(() => undefined);
  }

  #time() {
    const { clock } = this.#options;
    return { offsetInMs: clock.offset().total('milliseconds'), wallIsAheadInMs: this.wallIsAheadInMs };
  }
}

/** Matches what the scene tells the server. */
const thingsOf = (stationId: string, number: number) =>
  ['board', 'paddle', 'vest'].map((kind) => ({ kind, name: kind, rfid: testTag(stationId, number, kind) }));
