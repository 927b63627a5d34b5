import { z } from 'zod';

/** Why staff close for a time, in words that customers read in their own language; `other` says only that it's closed. */
export const ClosureKind = z.enum(['storm', 'wind', 'thunder', 'water', 'maintenance', 'event', 'other']);
export type ClosureKind = z.infer<typeof ClosureKind>;
