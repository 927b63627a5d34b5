/**
 * What a station's program needs of the metal. Drivers implement it (`drivers/drivers.ts`).
 * Every call may reject with a `HardwareFault`; nothing here retries, the program decides that.
 */
export interface Hardware {
  /** Releases a lock once. It says nothing about the door: only the sensor knows whether that opened. */
  unlock(lockerNumber: number): Promise<void>;
  /** What the door's sensor says now. */
  isOpen(lockerNumber: number): Promise<boolean>;
  /** The tags in a locker: reads for as long as it takes to see them all, or until `signal` ends it. */
  scan(lockerNumber: number, signal: AbortSignal): Promise<string[]>;
  /** Hears every door that opens or closes, whoever moved it. */
  onDoor(listener: (move: DoorMove) => void): () => void;
  /** Hears every tag held to the reader beside the screen, once for each time it is held there. */
  onCard(listener: (rfid: string) => void): () => void;
  /** Hears when a device falls silent and when it is back, for staff. */
  onFault(listener: (fault: DeviceFault) => void): () => void;
  close(): Promise<void>;
}

export type DoorMove = { lockerNumber: number; isOpen: boolean };

export type HardwarePart = 'doors' | 'box-readers' | 'card-reader';

/** A part may have several devices, such as lock controllers; `device` is what staff call one. */
export type DeviceFault = { part: HardwarePart; device: string; isSilent: boolean; reason: string };

/** The part did not answer, or answered nonsense, in time. */
export class HardwareFault extends Error {
  override name = 'HardwareFault';
  readonly part: HardwarePart;
  constructor(part: HardwarePart, reason: string) {
    super(reason);
    this.part = part;
  }
}
