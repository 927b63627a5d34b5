import type { NetworkSize } from './network-size.ts';

/** The network to load: its size, and its present moment. */
export type Network = { size: NetworkSize; now: Temporal.Instant };
