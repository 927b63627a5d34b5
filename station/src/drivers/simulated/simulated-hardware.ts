import { HardwareFault, type DeviceFault, type DoorMove, type Hardware, type HardwarePart } from '../../hardware.ts';
import { Listeners } from '../../listeners.ts';

/** A thing in a simulated locker. Hands call it by its `kind`: 'board', 'paddle', 'vest'. */
type SimulatedItem = { rfid: string; name: string; kind: string };

export type SimulatedLocker = {
  number: number;
  items: readonly SimulatedItem[];
  /** The state to start from; otherwise closed and complete. */
  stood?: { isOpen: boolean; isJammed: boolean; tags: readonly string[] } | undefined;
};

/** A snapshot of a locker, for drawing it. */
type LockerPicture = {
  number: number;
  isOpen: boolean;
  isJammed: boolean;
  tags: string[];
  items: (SimulatedItem & { isInside: boolean })[];
};

/** A script asked for something impossible: reaching through a closed door, or taking what isn't there. */
export class ImpossibleMove extends Error {
  override name = 'ImpossibleMove';
}

type Box = { isOpen: boolean; isJammed: boolean; own: readonly SimulatedItem[]; inside: SimulatedItem[] };

/**
 * Simulated lockers. The program opens doors and reads tags as it would with real ones; hands (a person's, a test's,
 * the sandbox's) take, put and close. Doors spring open when unlocked and stay open until somebody closes them. Like
 * real lockers, it outlives the programs that use it.
 */
export class SimulatedHardware implements Hardware {
  readonly #boxes: Map<number, Box>;
  readonly #deadTags = new Set<string>();
  readonly #silent = new Set<HardwarePart>();
  readonly #doors = new Listeners<DoorMove>();
  readonly #cards = new Listeners<string>();
  readonly #faults = new Listeners<DeviceFault>();

  constructor(lockers: readonly SimulatedLocker[]) {
    const all = lockers.flatMap(({ items }) => items);
    this.#boxes = new Map(
      lockers.map(({ number, items, stood }) => {
        const inside = stood ? all.filter(({ rfid }) => stood.tags.includes(rfid)) : [...items];
        return [number, { isOpen: stood?.isOpen ?? false, isJammed: stood?.isJammed ?? false, own: items, inside }];
      }),
    );
  }

  async unlock(lockerNumber: number): Promise<void> {
    const box = this.#ask('doors', lockerNumber);
    if (!box.isJammed) this.#move(lockerNumber, box, true);
  }

  async isOpen(lockerNumber: number): Promise<boolean> {
    return this.#ask('doors', lockerNumber).isOpen;
  }

  async scan(lockerNumber: number): Promise<string[]> {
    const { inside } = this.#ask('box-readers', lockerNumber);
    return inside.map(({ rfid }) => rfid).filter((rfid) => !this.#deadTags.has(rfid));
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

  async close(): Promise<void> {
    // The lockers outlive the program.
  }

  // Hands.

  /** One thing by its kind, name or tag, or everything. */
  take(lockerNumber: number, item?: string): void {
    const box = this.#openBox(lockerNumber);
    const taken = box.inside.filter((thing) => isCalled(thing, item));
    if (item !== undefined && taken.length === 0)
      throw new ImpossibleMove(`There is no ${item} in locker ${lockerNumber}`);
    box.inside = box.inside.filter((thing) => !taken.includes(thing));
  }

  /** The locker's own things first; a tag can also name a thing from elsewhere. */
  put(lockerNumber: number, item?: string): void {
    const box = this.#openBox(lockerNumber);
    const own = box.own.filter((thing) => isCalled(thing, item) && this.#isInHand(thing));
    const foreign = [...this.#boxes.values()].flatMap((other) => other.own);
    const put = own.length > 0 ? own : foreign.filter((thing) => thing.rfid === item && this.#isInHand(thing));
    if (item !== undefined && put.length === 0)
      throw new ImpossibleMove(`Nobody holds the ${item} of locker ${lockerNumber}`);
    box.inside.push(...put);
  }

  closeDoor(lockerNumber: number): void {
    this.#move(lockerNumber, this.#box(lockerNumber), false);
  }

  /** With a key or a crowbar: nobody asked the program. */
  openByHand(lockerNumber: number): void {
    this.#move(lockerNumber, this.#box(lockerNumber), true);
  }

  jam(lockerNumber: number, isJammed: boolean): void {
    this.#box(lockerNumber).isJammed = isJammed;
  }

  /** From now on no reader sees this tag, wherever its thing is. */
  killTag(lockerNumber: number, item: string, isDead = true): void {
    const things = this.#box(lockerNumber).own.filter((thing) => isCalled(thing, item));
    if (things.length === 0) throw new ImpossibleMove(`No ${item} belongs in locker ${lockerNumber}`);
    for (const { rfid } of things) {
      if (isDead) this.#deadTags.add(rfid);
      else this.#deadTags.delete(rfid);
    }
  }

  holdCard(rfid: string): void {
    if (!this.#silent.has('card-reader')) this.#cards.publish(rfid);
  }

  silence(part: HardwarePart, isSilent: boolean): void {
    if (isSilent === this.#silent.has(part)) return;
    if (isSilent) this.#silent.add(part);
    else this.#silent.delete(part);
    this.#faults.publish({ part, device: `Simulated ${part}`, isSilent, reason: 'simulated' });
  }

  picture(): LockerPicture[] {
    return [...this.#boxes].map(([number, { isOpen, isJammed, own, inside }]) => ({
      number,
      isOpen,
      isJammed,
      tags: inside.map(({ rfid }) => rfid),
      items: own.map((thing) => ({ ...thing, isInside: inside.includes(thing) })),
    }));
  }

  #isInHand(thing: SimulatedItem): boolean {
    return ![...this.#boxes.values()].some((box) => box.inside.includes(thing));
  }

  #move(lockerNumber: number, box: Box, isOpen: boolean): void {
    if (box.isOpen === isOpen) return;
    box.isOpen = isOpen;
    if (!this.#silent.has('doors')) this.#doors.publish({ lockerNumber, isOpen });
  }

  #openBox(lockerNumber: number): Box {
    const box = this.#box(lockerNumber);
    if (!box.isOpen) throw new ImpossibleMove(`The door of locker ${lockerNumber} is closed`);
    return box;
  }

  #box(lockerNumber: number): Box {
    const box = this.#boxes.get(lockerNumber);
    if (!box) throw new ImpossibleMove(`There is no locker ${lockerNumber}`);
    return box;
  }

  #ask(part: HardwarePart, lockerNumber: number): Box {
    const box = this.#boxes.get(lockerNumber);
    if (this.#silent.has(part) || !box) throw new HardwareFault(part, 'no answer');
    return box;
  }
}

function isCalled({ kind, name, rfid }: SimulatedItem, item: string | undefined): boolean {
  const wanted = item?.toLowerCase();
  return wanted === undefined || [kind, name, rfid].some((word) => word.toLowerCase() === wanted);
}
