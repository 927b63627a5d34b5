import { z } from 'zod';

/** The program's drivers for locker hardware. In a file of its own, so that no customer's page carries it. */
export const StationDriver = z.enum(['serial', 'simulated']);
export type StationDriver = z.infer<typeof StationDriver>;
