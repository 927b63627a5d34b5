import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import type { CardReader } from '../doors/card-reader.ts';
import type { FaultWatch } from '../doors/fault-watch.ts';
import type { Happened } from '../memory/journal.ts';
import { lookInside } from '../rental/look-inside.ts';
import { openForStaff } from '../rental/open-for-staff.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import type { View } from './screen.ts';

type StaffView = Extract<View, { name: 'staff' }>;

type StaffDeskOptions = {
  rental: RentalDeps;
  cards: CardReader;
  faults: FaultWatch;
  version: string;
  booted: Happened;
  onChange: () => void;
};

/** The staff page: doors, readers, the station's health. Each action is in the journal before it happens. */
export class StaffDesk {
  readonly #options: StaffDeskOptions;
  readonly #rfids = new Map<number, string[]>();
  #card: string | null = null;
  #note: StaffView['note'] = null;
  #busyWith = 0;
  #visit = new AbortController();
  #admittedBy: string | undefined;

  constructor(options: StaffDeskOptions) {
    this.#options = options;
  }

  enter(): void {
    this.leave();
    this.#admittedBy = this.#options.rental.memory.station.prefs().adminPin;
    this.#visit = new AbortController();
    this.#rfids.clear();
    this.#card = null;
    this.#note = null;
  }

  leave(): void {
    this.#visit.abort();
  }

  /** Changing or removing the PIN ends the visit of anybody who used the old one. */
  isAdmitted(): boolean {
    const { adminPin } = this.#options.rental.memory.station.prefs();
    return adminPin !== undefined && adminPin === this.#admittedBy;
  }

  view(): StaffView {
    const { rental, faults, version, booted } = this.#options;
    const { memory, time } = rental;
    const silentParts = faults.listSilentParts();
    return {
      name: 'staff',
      lockers: memory.lockers.list().map(({ number, status, items }) => ({
        number,
        status,
        isOpen: silentParts.includes('doors') ? null : memory.openings.find(number)?.isOpen === true,
        rfids: this.#rfids.get(number) ?? null,
        items: items.map(({ name, kind, rfid }) => ({ name, kind, rfid })),
      })),
      silentParts,
      card: this.#card,
      bootedAt: String(time.momentOf(booted).round('second')),
      version,
      unsentEvents: memory.journal.countUnsent(),
      busy: this.#busyWith > 0,
      note: this.#note,
    };
  }

  showCard(rfid: string): void {
    this.#card = rfid;
    this.#options.onChange();
  }

  async open(lockerNumber: number): Promise<void> {
    const { rental } = this.#options;
    await this.#act('opened', lockerNumber, async () => {
      const isOpened = await openForStaff(rental, lockerNumber, {
        by: 'staff',
        commandId: null,
        mayRelease: () => true,
      });
      this.#note = isOpened ? 'opened' : 'did-not-open';
    });
  }

  async scan(lockerNumber: number): Promise<void> {
    const { rental } = this.#options;
    await this.#act('scanned', lockerNumber, async () => {
      const rfids = await oneAtATime(rental.doors, lockerNumber, () => lookInside(rental, lockerNumber));
      if (rfids) this.#rfids.set(lockerNumber, rfids);
      this.#note = rfids ? 'scanned' : 'reader-silent';
    });
  }

  async readCard(): Promise<void> {
    const { cards } = this.#options;
    const { signal } = this.#visit;
    await this.#act('read-card', null, async () => {
      this.#note = 'waiting-for-card';
      this.#options.onChange();
      const rfid = await cards.nextCard(signal);
      if (signal.aborted) return;
      this.#card = rfid ?? null;
      this.#note = null;
    });
  }

  async #act(action: 'opened' | 'scanned' | 'read-card', lockerNumber: number | null, work: () => Promise<void>) {
    const { rental, onChange } = this.#options;
    const { memory } = rental;
    memory.transaction(() => memory.journal.append({ type: 'staff-acted', action, lockerNumber }));
    this.#busyWith += 1;
    this.#note = null;
    onChange();
    try {
      await work();
    } finally {
      this.#busyWith -= 1;
      onChange();
    }
  }
}
