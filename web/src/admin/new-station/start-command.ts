import type { StationDriver } from '@laine/contract/station-driver.ts';

type Program = { serverUrl: string; key: string; driver: StationDriver; stationId: string };

/** What the program needs once, in the folder of Laine on the station's computer. */
export const SET_UP_COMMAND = 'npm ci && npm run build --workspace=station';

/**
 * Starts the station's program, as docs/operating.md says it. Each station has a folder of its own, so that several can
 * be tried on one computer. Nothing in it needs quoting: addresses, keys and ids have no signs that a shell would read.
 */
export const startCommand = ({ serverUrl, key, driver, stationId }: Program): string =>
  [
    `SERVER_URL=${serverUrl}`,
    `STATION_KEY=${key}`,
    `DRIVER=${driver}`,
    `DATA_DIR=data/station-${stationId}`,
    'node_modules/.bin/node station/src/main.ts',
  ].join(' \\\n');
