/**
 * The hardware interface that drivers implement (`drivers/drivers.ts`). Every call may reject with a `HardwareFault`;
 * nothing here retries, because the program decides about that.
 */
export interface Hardware {
  /** Releases a lock once. Only the sensor knows whether the door then opened. */
  unlock(lockerNumber: number): Promise<void>;
  /** As the door's sensor reports it. */
  isOpen(lockerNumber: number): Promise<boolean>;
  /** Reads until all tags were seen, or until `signal` ends it. */
  scan(lockerNumber: number, signal: AbortSignal): Promise<string[]>;
  /** Called for every door that opens or closes, whoever moved it. */
  onDoor(listener: (move: DoorMove) => void): () => void;
  /** Called once each time a tag is held to the reader beside the screen. */
  onCard(listener: (rfid: string) => void): () => void;
  /** Called when a device falls silent and when it's back, for staff. */
  onFault(listener: (fault: DeviceFault) => void): () => void;
  close(): Promise<void>;
}

export type DoorMove = { lockerNumber: number; isOpen: boolean };

export type HardwarePart = 'doors' | 'box-readers' | 'card-reader';

/** A part may have several devices, such as lock controllers; `device` is the name that staff use. */
export type DeviceFault = { part: HardwarePart; device: string; isSilent: boolean; reason: string };

/** The part didn't answer in time, or answered nonsense. */
export class HardwareFault extends Error {
  override name = 'HardwareFault';
  readonly part: HardwarePart;
  constructor(part: HardwarePart, reason: string) {
    super(reason);
    this.part = part;
  }
}
