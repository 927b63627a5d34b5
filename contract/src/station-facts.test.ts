import { expect, test } from 'vitest';
import { StationFacts } from './station-facts.ts';

const stored = {
  name: 'Pirita',
  locationText: 'Merivälja tee, Tallinn',
  latitude: '59.4692',
  longitude: '24.8336',
  images: ' /stations/a.svg; /stations/b.svg ;',
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
  });
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
  ['images', '//evil.example/x.png'],
  ['images', '/\\evil.example/x.png'],
  ['closeTimeInSeconds', '1800'],
  ['maxDurationInSeconds', '1800'],
  ['email', 'nobody'],
  ['name', '  '],
])('%s cannot be %j', (field, value) => {
  const parsed = StationFacts.safeParse({ ...stored, [field]: value });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toContain(field);
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
  // Nobody can choose seconds.
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
