import type { StationPrefs } from '@laine/contract/station-prefs.ts';
import type { HardwareDriver } from '../drivers/hardware-driver.ts';
import { HardwareFault, type DeviceFault, type DoorMove, type Hardware, type HardwarePart } from '../hardware.ts';
import { Listeners } from '../listeners.ts';
import type { StationLog } from '../station-log.ts';

const RETRY_DELAY_MS = 10_000;

/**
 * The hardware as currently wired. Preferences such as port names may change while the program runs; then the old
 * hardware is closed and the new one opened, and listeners notice nothing.
 */
export class AttachedHardware implements Hardware {
  readonly #driver: HardwareDriver;
  readonly #log: StationLog;
  readonly #doors = new Listeners<DoorMove>();
  readonly #cards = new Listeners<string>();
  readonly #faults = new Listeners<DeviceFault>();
  readonly #attachments = new Listeners<void>();
  #hardware: Hardware | undefined;
  #stopListening: (() => void)[] = [];
  #wiring: string | undefined;
  #work: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  readonly #silent = new Map<string, DeviceFault>();
  #isClosed = false;

  constructor(driver: HardwareDriver, log: StationLog) {
    this.#driver = driver;
    this.#log = log;
  }

  /** Does nothing if the wiring is the same. */
  attach(prefs: StationPrefs, lockerNumbers: number[]): Promise<void> {
    const wiring = JSON.stringify([this.#driver.wiredBy.map((name) => prefs[name] ?? null), lockerNumbers]);
    if (wiring !== this.#wiring && !this.#isClosed) {
      this.#wiring = wiring;
      this.#work = this.#work.then(() => this.#swap(wiring, prefs, lockerNumbers));
    }
    return this.#work;
  }

  unlock(lockerNumber: number): Promise<void> {
    return this.#ask('doors', (hardware) => hardware.unlock(lockerNumber));
  }

  isOpen(lockerNumber: number): Promise<boolean> {
    return this.#ask('doors', (hardware) => hardware.isOpen(lockerNumber));
  }

  scan(lockerNumber: number, signal: AbortSignal): Promise<string[]> {
    return this.#ask('box-readers', (hardware) => hardware.scan(lockerNumber, signal));
  }

  onDoor(listener: (move: DoorMove) => void): () => void {
    return this.#doors.add(listener);
  }

  onCard(listener: (rfid: string) => void): () => void {
    return this.#cards.add(listener);
  }

  onFault(listener: (fault: DeviceFault) => void): () => void {
    return this.#faults.add(listener);
  }

  /** Called when doors can be asked again: they may have moved unseen. */
  onAttached(listener: () => void): () => void {
    return this.#attachments.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#work;
    await this.#detach();
  }

  async #swap(wiring: string, prefs: StationPrefs, lockerNumbers: number[]): Promise<void> {
    clearTimeout(this.#retry);
    // Several changes may have come while we waited; only the last one counts.
    if (wiring !== this.#wiring || this.#isClosed) return;
    await this.#detach();
    try {
      const hardware = await this.#driver.open(prefs, lockerNumbers);
      // Devices that were silent are no longer attached; those that are silent now will report it themselves.
      for (const fault of this.#silent.values()) this.#tell({ ...fault, isSilent: false, reason: 'opened' });
      this.#hardware = this.#listenTo(hardware);
      this.#attachments.publish(undefined);
    } catch (error) {
      this.#log.error({ error: String(error) }, 'the hardware could not be opened');
      this.#tell({ part: 'doors', device: 'All hardware', isSilent: true, reason: String(error) });
      const again = () => void (this.#work = this.#work.then(() => this.#swap(wiring, prefs, lockerNumbers)));
      this.#retry = setTimeout(again, RETRY_DELAY_MS);
    }
  }

  #listenTo(hardware: Hardware): Hardware {
    this.#stopListening = [
      hardware.onDoor((move) => this.#doors.publish(move)),
      hardware.onCard((rfid) => this.#cards.publish(rfid)),
      hardware.onFault((fault) => this.#tell(fault)),
    ];
    return hardware;
  }

  #tell(fault: DeviceFault): void {
    const name = `${fault.part}/${fault.device}`;
    if (fault.isSilent) this.#silent.set(name, fault);
    else this.#silent.delete(name);
    this.#faults.publish(fault);
  }

  async #detach(): Promise<void> {
    const hardware = this.#hardware;
    this.#hardware = undefined;
    for (const stop of this.#stopListening) stop();
    try {
      await hardware?.close();
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'the hardware did not close cleanly');
    }
  }

  #ask<T>(part: HardwarePart, question: (hardware: Hardware) => Promise<T>): Promise<T> {
    return this.#hardware ? question(this.#hardware) : Promise.reject(new HardwareFault(part, 'not attached'));
  }
}
