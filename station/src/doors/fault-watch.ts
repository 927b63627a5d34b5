import type { DeviceFault, Hardware, HardwarePart } from '../hardware.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { Device } from '../memory/silent-devices.ts';
import type { StationClock } from '../station-clock.ts';

/** A device with a loose contact must not fill the journal. */
const REPORT_INTERVAL_MS = 60_000;

const nameOf = ({ part, device }: Device) => `${part}/${device}`;

/** Reports to staff, through the journal, when a device falls silent and when it's back. */
export class FaultWatch {
  readonly #memory: Memory;
  readonly #clock: StationClock;
  readonly #now = new Map<string, DeviceFault>();
  readonly #told = new Map<string, { isSilent: boolean; atInMs: number }>();

  constructor(hardware: Hardware, memory: Memory, clock: StationClock) {
    this.#memory = memory;
    this.#clock = clock;
    // A device still silent after a restart reports again well within the interval, before it would count as back.
    for (const device of memory.silentDevices.list()) {
      this.#now.set(nameOf(device), { ...device, isSilent: false, reason: 'is back since the program was restarted' });
      this.#told.set(nameOf(device), { isSilent: true, atInMs: clock.monotonicInMs() });
    }
    hardware.onFault((fault) => {
      this.#now.set(nameOf(fault), fault);
      this.tellWhatIsDue();
    });
  }

  /** Parts with at least one silent device. */
  listSilentParts(): HardwarePart[] {
    const silent = [...this.#now.values()].filter(({ isSilent }) => isSilent);
    return [...new Set(silent.map(({ part }) => part))];
  }

  tellWhatIsDue(): void {
    const nowInMs = this.#clock.monotonicInMs();
    for (const [name, fault] of this.#now) {
      const told = this.#told.get(name);
      const { part, device, isSilent, reason } = fault;
      if ((told?.isSilent ?? false) === isSilent) continue;
      if (told && nowInMs - told.atInMs < REPORT_INTERVAL_MS) continue;
      this.#told.set(name, { isSilent, atInMs: nowInMs });
      const title = isSilent ? 'Hardware fell silent' : 'Hardware is back';
      this.#memory.transaction(() => {
        this.#memory.journal.append({ type: 'fault', title, data: { part, device, reason, isSilent } });
        this.#memory.silentDevices.note(fault);
      });
    }
  }
}
