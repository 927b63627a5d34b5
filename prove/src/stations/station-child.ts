import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { RpcPeer } from '@laine/contract/rpc-peer.ts';
import { type Hardware, HardwareFault } from '@laine/station/hardware.ts';
import { Listeners } from '@laine/station/listeners.ts';
import { openStationProgram } from '@laine/station/open-station-program.ts';
import type { StationClock } from '@laine/station/station-clock.ts';
import { ANSWERS_WITHIN_MS, ChildOptions, toChild, toMetal } from './wire.ts';

/** A station's program in a process of its own, to be killed. Its lockers belong to the parent. */

const { serverUrl, key, dataDir, time: given } = ChildOptions.parse(JSON.parse(process.argv[2] ?? ''));
let time = given;

const productNow = () => Date.now() + time.offsetInMs;
const bootedAt = productNow();
const clock: StationClock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(productNow() + time.wallIsAheadInMs),
  monotonicInMs: () => productNow() - bootedAt,
};

const doors = new Listeners<{ lockerNumber: number; isOpen: boolean }>();
const cards = new Listeners<string>();
const ask = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof RpcFailure ? new HardwareFault('doors', error.message) : error;
  });
const hardware: Hardware = {
  async unlock(lockerNumber) {
    await ask(parent.call('unlock', { lockerNumber }, ANSWERS_WITHIN_MS));
  },
  async isOpen(lockerNumber) {
    const { isOpen } = await ask(parent.call('isOpen', { lockerNumber }, ANSWERS_WITHIN_MS));
    return isOpen;
  },
  async scan(lockerNumber) {
    const { rfids } = await ask(parent.call('scan', { lockerNumber }, ANSWERS_WITHIN_MS));
    return rfids;
  },
  onDoor: (listener) => doors.add(listener),
  onCard: (listener) => cards.add(listener),
  onFault: () => () => undefined,
  close: async () => undefined,
};

const parent = new RpcPeer({
  serves: toChild,
  calls: toMetal,
  handlers: {
    doorMoved: (move) => {
      doors.publish(move);
      return {};
    },
    cardHeld: ({ rfid }) => {
      cards.publish(rfid);
      return {};
    },
    press: async (entry) => {
      const outcome = await program.pressKeypad(entry);
      return { outcome: outcome.outcome };
    },
    report: async ({ code, what }) => {
      await program.touch({ type: 'report' });
      await program.touch({ type: 'code', code });
      await program.touch({ type: 'choose-problem', what });
      const { view } = await program.touch({ type: 'confirm-problem' });
      return { view: view.name };
    },
    setTime: (now) => {
      time = now;
      return {};
    },
    ping: async () => {
      await program.pingNow();
      return {};
    },
    state: () => ({ isOnline: program.isOnline(), unsent: program.countUnsent() }),
    untilIdle: async () => {
      await program.whenIdle();
      return {};
    },
  },
  send: (text) => void process.send?.(text),
  onError: complain,
});
process.on('message', (text: string) => parent.receive(text));
// Never outlives the proof.
process.on('disconnect', () => process.exit(1));

function complain(...words: unknown[]): void {
  process.stderr.write(
    `${words.map((word) => (word instanceof Error ? word.stack : JSON.stringify(word))).join(' ')}\n`,
  );
}

const program = await openStationProgram({
  serverUrl,
  key,
  dataDir,
  clock,
  driver: { wiredBy: [], open: async () => hardware },
  version: 'proven',
  allowExec: false,
  updateCommand: undefined,
  // Lost connections are expected here; only errors of the program itself are reported.
  log: { info: () => undefined, warn: () => undefined, error: complain },
  // A server here is never far.
  waitBeforeRetryInMs: () => 30,
});
await parent.call('ready', {}, ANSWERS_WITHIN_MS);
