import type { Hardware, HardwarePart } from '../../hardware.ts';

/** Hardware on a bench with lockers 1 and 2, and what hands and accidents do to it. */
export type HardwareRig = {
  hardware: Hardware;
  /** Closes the hardware and opens it again on the same metal. */
  reopen: () => Promise<Hardware>;
  closeDoor: (lockerNumber: number) => void;
  openByHand: (lockerNumber: number) => void;
  jam: (lockerNumber: number, isJammed: boolean) => void;
  /** Both are about what the reader sees; whether the door moves meanwhile is up to the rig. */
  putTag: (lockerNumber: number, rfid: string) => void;
  takeTag: (lockerNumber: number, rfid: string) => void;
  /** Held to the reader beside the screen, and taken away again. */
  holdCard: (rfid: string) => Promise<void>;
  silence: (part: HardwarePart, isSilent: boolean) => void;
};

/** The tags of a rig's lockers, which its readers see at first. */
export const rigTags = {
  1: ['E28011606000020528F904A1', 'E28011606000020528F904A2'],
  2: ['E28011606000020528F904B1'],
} as const;

/** `isAnswered: false` for tests in which devices fall silent: a driver that waits for answers may wait briefly. */
export type OpenRig = (expectation: { isAnswered: boolean }) => Promise<HardwareRig>;
