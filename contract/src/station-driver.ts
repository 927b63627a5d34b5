import { z } from 'zod';

/** What opens the hardware of a station, by the names that its program knows. Apart, so that no customer's page carries it. */
export const StationDriver = z.enum(['serial', 'simulated']);
export type StationDriver = z.infer<typeof StationDriver>;
