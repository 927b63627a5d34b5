export type NetworkSize = { stations: number; people: number; sessions: number; pings: number; logs: number };

/** The stations stay the same, so that only the history differs. */
export const networkSizes = {
  million: { stations: 300, people: 100_000, sessions: 1_000_000, pings: 1_000_000, logs: 1_000_000 },
  thousand: { stations: 300, people: 400, sessions: 1_000, pings: 3_000, logs: 1_000 },
} satisfies Record<string, NetworkSize>;
