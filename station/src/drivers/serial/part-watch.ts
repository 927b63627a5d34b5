import type { DeviceFault, HardwarePart } from '../../hardware.ts';

/** A lock controller doesn't answer while it pulls a lock, and noise eats an answer now and then. */
const MISSES_UNTIL_SILENT = 3;

/**
 * Decides when a part's devices count as silent and when they are back. Each device is reported on its own, because
 * staff must mend each of two dead lock controllers.
 */
export class PartWatch {
  readonly part: HardwarePart;
  readonly #tell: (fault: DeviceFault) => void;
  readonly #misses = new Map<string, number>();
  readonly #silent = new Map<string, string>();

  constructor(part: HardwarePart, tell: (fault: DeviceFault) => void) {
    this.part = part;
    this.#tell = tell;
  }

  /** Reported faults that still hold. */
  get standing(): DeviceFault[] {
    return [...this.#silent].map(([device, reason]) => ({ part: this.part, device, isSilent: true, reason }));
  }

  answered(device: string): void {
    this.#misses.delete(device);
    if (this.#silent.delete(device)) this.#tell({ part: this.part, device, isSilent: false, reason: 'is back' });
  }

  missed(device: string, reason: string): void {
    const misses = (this.#misses.get(device) ?? 0) + 1;
    this.#misses.set(device, misses);
    if (misses >= MISSES_UNTIL_SILENT) this.fellSilent(device, reason);
  }

  fellSilent(device: string, reason: string): void {
    if (this.#silent.has(device)) return;
    this.#silent.set(device, reason);
    this.#tell({ part: this.part, device, isSilent: true, reason });
  }
}
