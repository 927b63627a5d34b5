import type { WildStage } from '../stage.ts';

/** What must be true after every step. */
export type Law = {
  name: string;
  /** In words what is not as it must be. */
  look(stage: WildStage): Promise<string | undefined>;
};
