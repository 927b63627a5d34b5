import type { StationConnection } from './station-connection.ts';

/** The sockets that this process holds. */
export function openConnections() {
  const all = new Set<StationConnection>();
  const byStation = new Map<string, StationConnection>();
  return {
    all: (): Iterable<StationConnection> => all,
    count: () => all.size,
    /** The one over which a station is reached from here. */
    of: (stationId: string) => byStation.get(stationId),
    /** Includes older ones and those that have not said hello. */
    allOf: (stationId: string) =>
      all
        .values()
        .filter((connection) => connection.stationId === stationId)
        .toArray(),
    stationIds: () => [...byStation.keys()],
    add: (connection: StationConnection) => void all.add(connection),
    /** Makes it the one over which the station is reached; returns an older one, to be hung up on. */
    promote(connection: StationConnection): StationConnection | undefined {
      const older = byStation.get(connection.stationId);
      byStation.set(connection.stationId, connection);
      return older === connection ? undefined : older;
    },
    remove(connection: StationConnection): void {
      all.delete(connection);
      if (byStation.get(connection.stationId) === connection) byStation.delete(connection.stationId);
    },
  };
}

export type Connections = ReturnType<typeof openConnections>;
