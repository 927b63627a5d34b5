import type { Hardware, HardwarePart } from '../hardware.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { StationClock } from '../station-clock.ts';

type PartState = { isSilent: boolean; reason: string };

/** A part with a loose contact must not fill the journal. */
const TELL_AGAIN_AFTER_IN_MS = 60_000;

/** Tells staff, through the journal, when a part of the hardware falls silent and when it is back. */
export class FaultWatch {
  readonly #memory: Memory;
  readonly #clock: StationClock;
  readonly #now = new Map<HardwarePart, PartState>();
  readonly #told = new Map<HardwarePart, { isSilent: boolean; atInMs: number }>();

  constructor(hardware: Hardware, memory: Memory, clock: StationClock) {
    this.#memory = memory;
    this.#clock = clock;
    hardware.onFault(({ part, isSilent, reason }) => {
      this.#now.set(part, { isSilent, reason });
      this.tellWhatIsDue();
    });
  }

  isSilent(part: HardwarePart): boolean {
    return this.#now.get(part)?.isSilent === true;
  }

  tellWhatIsDue(): void {
    const nowInMs = this.#clock.monotonicInMs();
    for (const [part, { isSilent, reason }] of this.#now) {
      const told = this.#told.get(part);
      if ((told?.isSilent ?? false) === isSilent) continue;
      if (told && nowInMs - told.atInMs < TELL_AGAIN_AFTER_IN_MS) continue;
      this.#told.set(part, { isSilent, atInMs: nowInMs });
      const title = isSilent ? 'Hardware fell silent' : 'Hardware is back';
      this.#memory.transaction(() => this.#memory.journal.append({ type: 'fault', title, data: { part, reason } }));
    }
  }
}
