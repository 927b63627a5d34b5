import { expect, test } from 'vitest';
import { startCommand } from './start-command.ts';

test('the command is one for a shell, with a setting on each line', () => {
  const command = startCommand({
    serverUrl: 'https://laine.example',
    key: 'a-secret_of-many-letters',
    driver: 'serial',
    stationId: 'parnu-2',
  });
  expect(command.split(' \\\n')).toEqual([
    'SERVER_URL=https://laine.example',
    'STATION_KEY=a-secret_of-many-letters',
    'DRIVER=serial',
    'DATA_DIR=data/station-parnu-2',
    'node_modules/.bin/node station/src/main.ts',
  ]);
});
