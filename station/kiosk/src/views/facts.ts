import type { View } from '../../../src/screen/screen.ts';

/** The facts of one view. */
export type Facts<Name extends View['name']> = { view: Extract<View, { name: Name }> };
