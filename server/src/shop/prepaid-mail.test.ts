import { locales } from '@laine/contract/states.ts';
import { describe, expect, test } from 'vitest';
import { mailPlain } from '../notices/mail-plain.ts';
import { readSettings } from '../settings.ts';
import { type BoughtPass, passBoughtMail, passEndedMail } from './prepaid-mail.ts';

const { brand } = readSettings({});
const context = { brand, origin: 'https://laine.test' };
const pass = (change: Partial<BoughtPass>): BoughtPass => ({
  id: 'p1',
  locale: 'en',
  name: 'Summer 2027',
  country: 'EE',
  paidInCents: 9900,
  refundInCents: 0,
  boughtAt: Temporal.Instant.from('2027-07-13T10:00:00Z'),
  startsAt: Temporal.Instant.from('2027-07-13T10:00:00Z'),
  endsAt: Temporal.Instant.from('2027-09-30T21:00:00Z'),
  receiptNumber: 'EE-R-2027-000201',
  endReason: 'Lent to others',
  isRevoked: true,
  ...change,
});

describe.each(locales)('in %s', (locale) => {
  test('a pass that ends without money back says so once, with no empty sum', () => {
    const nothing = passEndedMail(pass({ locale }), context);
    expect(mailPlain(brand, nothing)).not.toMatch(/: –/);
    expect(nothing.facts.map(({ value }) => value)).toEqual(['Lent to others']);
    const some = passEndedMail(pass({ locale, refundInCents: 4950 }), context);
    expect(mailPlain(brand, some)).toMatch(/49[.,]50/);
  });

  test('a pass that was bought says from when until when, and how to take it back', () => {
    const text = mailPlain(brand, passBoughtMail(pass({ locale }), context));
    for (const part of ['13', '30', '27', '/passes?withdraw=p1', 'EE-R-2027-000201']) expect(text).toContain(part);
  });
});
