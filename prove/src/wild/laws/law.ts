import type { WildStage } from '../stage.ts';

/** Must hold after every step. */
export type Law = {
  name: string;
  /** Describes what is wrong. */
  look(stage: WildStage): Promise<string | undefined>;
};
