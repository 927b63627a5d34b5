import type { NetworkSize } from './network-size.ts';

/** What is to be filled in: how much, and which moment it is there. */
export type Network = { size: NetworkSize; now: Temporal.Instant };
