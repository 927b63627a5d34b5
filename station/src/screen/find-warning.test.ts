import { LinkStation, type WarningKind } from '@laine/contract/station-link.ts';
import { expect, test } from 'vitest';
import { exampleStation } from '../testing/example-station.ts';
import { openTestStation } from '../testing/open-test-station.ts';
import { findWarning } from './find-warning.ts';

const warning = (kind: WarningKind, from: string, to: string) => ({
  start: `2027-06-01T${from}:00Z`,
  end: `2027-06-01T${to}:00Z`,
  kind,
});
const thunder = warning('thunder', '08:00', '12:00');
const closedByStorm = { start: thunder.start, end: thunder.end, because: 'storm' } as const;

type Row = {
  name: string;
  warnings?: LinkStation['warnings'];
  closures?: LinkStation['closures'];
  now?: string;
  kind: WarningKind | undefined;
};

test.for<Row>([
  { name: 'nothing was told', kind: undefined },
  { name: 'before it was sent', warnings: [thunder], now: '07:59:59', kind: undefined },
  { name: 'from its sending on', warnings: [thunder], now: '08:00:00', kind: 'thunder' },
  { name: 'to its last second', warnings: [thunder], now: '11:59:59', kind: 'thunder' },
  { name: 'it is over', warnings: [thunder], now: '12:00:00', kind: undefined },
  { name: 'the newest of two', warnings: [warning('wind', '08:30', '11:00'), thunder], kind: 'wind' },
  {
    name: 'the older one once the newer is over',
    warnings: [thunder, warning('wind', '08:10', '08:30')],
    kind: 'thunder',
  },
  { name: 'own words', warnings: [warning('other', '08:00', '12:00')], kind: 'other' },
  { name: 'own words after a storm', warnings: [thunder, warning('other', '08:30', '12:00')], kind: 'thunder' },
  { name: 'closed because of a storm', closures: [closedByStorm], kind: 'storm' },
  { name: 'closed for a reason of staff', closures: [{ ...closedByStorm, because: null }], kind: undefined },
])('warns by its clock: $name', ({ warnings, closures, now = '09:00:00', kind }) => {
  const station = exampleStation({ warnings, closures });
  const found = findWarning(station, Temporal.Instant.from(`2027-06-01T${now}Z`));
  expect(found?.kind).toBe(kind);
});

test('a kind of a later version is a message to be read', () => {
  const told = { ...exampleStation(), warnings: [{ ...thunder, kind: 'tsunami' }] };
  expect(LinkStation.parse(told).warnings).toEqual([{ ...thunder, kind: 'other' }]);
});

test('without a network the screen warns, and stops by itself when it is over', async () => {
  const station = await openTestStation({ told: { station: exampleStation({ warnings: [thunder] }) } });
  station.clock.set('2027-06-01T09:00:00Z');
  expect(station.program.screen()).toMatchObject({
    isOnline: false,
    closed: null,
    warning: { kind: 'thunder', until: thunder.end },
  });
  station.clock.set(thunder.end);
  expect(station.program.screen()).toMatchObject({ isOnline: false, warning: null });
});
