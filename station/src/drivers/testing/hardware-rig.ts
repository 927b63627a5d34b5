import type { Hardware, HardwarePart } from '../../hardware.ts';

/** Hardware with lockers 1 and 2 on a bench, plus everything that hands and accidents do to it. */
export type HardwareRig = {
  hardware: Hardware;
  /** Closes the hardware and opens it again with the lockers unchanged. */
  reopen: () => Promise<Hardware>;
  closeDoor: (lockerNumber: number) => void;
  openByHand: (lockerNumber: number) => void;
  jam: (lockerNumber: number, isJammed: boolean) => void;
  /** `putTag` and `takeTag` change what the reader sees; whether the door moves too is up to the rig. */
  putTag: (lockerNumber: number, rfid: string) => void;
  takeTag: (lockerNumber: number, rfid: string) => void;
  /** Holds the tag to the reader beside the screen and takes it away again. */
  holdCard: (rfid: string) => Promise<void>;
  silence: (part: HardwarePart, isSilent: boolean) => void;
};

/** The readers see these tags at first. */
export const rigTags = {
  1: ['E28011606000020528F904A1', 'E28011606000020528F904A2'],
  2: ['E28011606000020528F904B1'],
} as const;

/** `isAnswered: false` for tests in which devices fall silent: a driver then needn't wait long for answers. */
export type OpenRig = (expectation: { isAnswered: boolean }) => Promise<HardwareRig>;
