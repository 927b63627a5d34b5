import { expect, test } from 'vitest';
import { StationFacts } from './station-facts.ts';

const stored = {
  name: 'Pirita',
  locationText: 'Merivälja tee, Tallinn',
  latitude: '59.4692',
  longitude: '24.8336',
  images: ' /stations/a.svg; b.svg ;',
  country: 'ee',
  timeZone: 'Europe/Tallinn',
  phone: '+372 5555 0101',
  email: 'Pirita@Laine.test',
  openTimeInSeconds: '0',
  closeTimeInSeconds: '86400',
  minDurationInSeconds: '3600',
  maxDurationInSeconds: '21600',
  maxOvertimeInSeconds: '10800',
  maxBoardCount: '3',
  pricePerHourInCents: '1500',
};

test('a map of strings becomes numbers, a list of images and defaults', () => {
  expect(StationFacts.parse(stored)).toMatchObject({
    latitude: 59.4692,
    country: 'EE',
    images: ['/stations/a.svg', '/stations/b.svg'],
    email: 'pirita@laine.test',
    closeTimeInSeconds: 86_400,
    startingFeeInCents: 0,
    turnaroundInSeconds: 0,
    overtimeBilling: 'full-hours',
    extensionPercent: 50,
    serviceAfterRentals: 50,
  });
});

test('pictures are uploads, or files of the stations’ folder, with spaces around semicolons or without', () => {
  const images = ' a.svg ;b.webp;  /stations/c.svg ;/api/station-pictures/Zx_1-9;; ';
  expect(StationFacts.parse({ ...stored, images }).images).toEqual([
    '/stations/a.svg',
    '/stations/b.webp',
    '/stations/c.svg',
    '/api/station-pictures/Zx_1-9',
  ]);
});

test.each([
  ['timeZone', 'Europe/Atlantis'],
  ['country', 'ZZ'],
  ['country', undefined],
  ['latitude', '91'],
  ['latitude', ''],
  ['pricePerHourInCents', '12.5'],
  ['pricePerHourInCents', '49'],
  ['pricePerHourInCents', '-1'],
  ['pricePerHourInCents', 'a lot'],
  ['images', 'javascript:alert(1)'],
  ['images', 'https://pictures.example/beach.jpg'],
  ['images', '/api/users/me'],
  ['images', '/stations/../api/users/me'],
  ['images', '//evil.example/x.png'],
  ['images', '../secret.png'],
  ['images', '/stations/../secret.png'],
  ['images', 'https://pictures.example/x.png'],
  ['images', '/elsewhere/x.png'],
  ['images', '/\\evil.example/x.png'],
  ['closeTimeInSeconds', '1800'],
  ['maxDurationInSeconds', '1800'],
  ['email', 'nobody'],
  ['name', '  '],
])('%s cannot be %j', (field, value) => {
  const parsed = StationFacts.safeParse({ ...stored, [field]: value });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toContain(field);
});

const summer = {
  fromDay: '05-01',
  toDay: '09-30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  openTimeInSeconds: 32_400,
  closeTimeInSeconds: 72_000,
};

test('opening periods are read from their JSON', () => {
  const read = (openingPeriods: string) => StationFacts.safeParse({ ...stored, openingPeriods });
  expect(read(JSON.stringify([summer])).data?.openingPeriods).toEqual([summer]);
  expect(read('').data?.openingPeriods).toEqual([]);
  for (const wrong of [
    'every day',
    '{}',
    JSON.stringify([{ ...summer, fromDay: '02-30' }]),
    JSON.stringify([{ ...summer, weekdays: [] }]),
    JSON.stringify([{ ...summer, closeTimeInSeconds: 32_500 }]),
  ]) {
    expect(read(wrong).error?.issues.map(({ path }) => path[0])).toEqual(['openingPeriods']);
  }
});

test('the shortest rental fits between opening and closing by the rules that bookings go by', () => {
  const accepts = (opens: number, closes: number, shortest: number) =>
    StationFacts.safeParse({
      ...stored,
      openTimeInSeconds: opens,
      closeTimeInSeconds: closes,
      minDurationInSeconds: shortest,
      maxDurationInSeconds: 86_400,
    }).success;
  expect(accepts(0, 86_400, 21_600)).toBe(true);
  expect(accepts(0, 86_400, 21_660)).toBe(false);
  expect(accepts(36_000, 43_200, 5400)).toBe(true);
  expect(accepts(36_000, 43_140, 5400)).toBe(false);
  expect(accepts(36_000, 43_140, 3600)).toBe(true);
  // Nobody can choose seconds in the form.
  expect(accepts(28_830, 32_430, 3600)).toBe(false);
  expect(accepts(30, 7230, 7200)).toBe(false);
  expect(accepts(0, 86_399, 3600)).toBe(true);
});

test('a rental may cost nothing, or as much as a card can be charged', () => {
  for (const [pricePerHourInCents, startingFeeInCents] of [
    ['0', '0'],
    ['50', '0'],
    ['1', '49'],
  ]) {
    expect(StationFacts.safeParse({ ...stored, pricePerHourInCents, startingFeeInCents }).success).toBe(true);
  }
});
