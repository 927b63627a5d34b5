import type { StationDriver } from '@laine/contract/station-driver.ts';

type Program = { serverUrl: string; key: string; driver: StationDriver; stationId: string };

/** Run once in the Laine folder on the station's computer. */
export const SET_UP_COMMAND = 'npm ci && npm run build --workspace=station';

/**
 * Starts the station's program, as in docs/operating.md. Each station has its own folder, so that several can be tried
 * on one computer. Nothing needs quoting: addresses, keys and ids have no characters that a shell would interpret.
 */
export const startCommand = ({ serverUrl, key, driver, stationId }: Program): string =>
  [
    `SERVER_URL=${serverUrl}`,
    `STATION_KEY=${key}`,
    `DRIVER=${driver}`,
    `DATA_DIR=data/station-${stationId}`,
    'node_modules/.bin/node station/src/main.ts',
  ].join(' \\\n');
