import type { View } from '../../../src/screen/screen.ts';

export type Facts<Name extends View['name']> = { view: Extract<View, { name: Name }> };
