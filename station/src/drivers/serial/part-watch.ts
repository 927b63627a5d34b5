import type { HardwarePart } from '../../hardware.ts';

export type Fault = { part: HardwarePart; isSilent: boolean; reason: string };

/** A lock controller does not answer while it pulls a lock, and noise eats an answer now and then. */
const MISSES_UNTIL_SILENT = 3;

/**
 * Decides when a part has fallen silent and when it is back. A part has several devices; staff hear of each that falls
 * silent, and that the part is back once all of them answer.
 */
export class PartWatch {
  readonly part: HardwarePart;
  readonly #tell: (fault: Fault) => void;
  readonly #misses = new Map<string, number>();
  readonly #silent = new Map<string, string>();

  constructor(part: HardwarePart, tell: (fault: Fault) => void) {
    this.part = part;
    this.#tell = tell;
  }

  /** What has been told and still holds. */
  get standing(): Fault[] {
    return [...this.#silent.values()].map((reason) => ({ part: this.part, isSilent: true, reason }));
  }

  answered(device: string): void {
    this.#misses.delete(device);
    if (!this.#silent.delete(device) || this.#silent.size > 0) return;
    this.#tell({ part: this.part, isSilent: false, reason: `${device} is back` });
  }

  missed(device: string, reason: string): void {
    const misses = (this.#misses.get(device) ?? 0) + 1;
    this.#misses.set(device, misses);
    if (misses >= MISSES_UNTIL_SILENT) this.fellSilent(device, reason);
  }

  fellSilent(device: string, reason: string): void {
    if (this.#silent.has(device)) return;
    this.#silent.set(device, reason);
    this.#tell({ part: this.part, isSilent: true, reason });
  }
}
