import { setToldEnds } from './session-store.ts';

/** A notice has told these ends: from now on they hold, see `board-ends.ts`. */
export const recordToldEnds = setToldEnds;
