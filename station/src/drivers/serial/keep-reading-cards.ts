import { HardwareFault } from '../../hardware.ts';
import type { Bus } from './bus.ts';
import { HeldTags } from './held-tags.ts';
import type { Pace } from './pace.ts';
import { pause } from './pause.ts';
import { runInventory } from './run-inventory.ts';
import { ANY_READER } from './tag-reader-frames.ts';

const DEVICE = 'Card reader';
/** About a second: the pause between rounds, and some 50 ms per round. */
const ROUNDS_UNTIL_GONE = 7;

/** Reads the tags at the reader beside the screen, round after round. */
export async function keepReadingCards(
  bus: Bus,
  pace: Pace,
  onCard: (rfid: string) => void,
  signal: AbortSignal,
): Promise<void> {
  // It's alone on its line, so it may have any address.
  const reader = { device: DEVICE, address: ANY_READER, timeLimitInMs: pace.inventoryLimitInMs };
  const held = new HeldTags(ROUNDS_UNTIL_GONE);
  while (!signal.aborted) {
    if (bus.isUp) for (const rfid of await readOnce()) onCard(rfid);
    await pause(pace.cardPauseInMs, signal);
  }

  async function readOnce(): Promise<string[]> {
    const seen = new Set<string>();
    try {
      await runInventory(bus, reader, (epc) => seen.add(epc));
      bus.watch.answered(DEVICE);
      return held.notice(seen);
    } catch (error) {
      if (!(error instanceof HardwareFault)) throw error;
      if (bus.isUp && !signal.aborted) bus.watch.missed(DEVICE, error.message);
      return [];
    }
  }
}
