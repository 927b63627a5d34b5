import { locales } from '@laine/contract/languages.ts';
import type { Receipt } from '@laine/contract/public/receipt-calls.ts';
import { vatIncludedInCents } from '@laine/rules/money/vat-included-in-cents.ts';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { mailPlain } from '../../telling/notices/mail-plain.ts';
import { type BoughtPass, passBoughtMail, passEndedMail, passWithdrawnMail } from './prepaid-mail.ts';

const { brand } = readSettings({});
const context = { brand, origin: 'https://laine.test' };
const paper = (kind: Receipt['kind'], number: string, totalInCents: number): Receipt => ({
  id: number,
  kind,
  number,
  issuedAt: '2027-07-13T10:00:00Z',
  purpose: kind === 'receipt' ? 'pass' : 'pass-ended',
  totalInCents,
  bookingId: null,
  stationName: null,
  timeZone: 'Europe/Tallinn',
  lines: [{ label: 'Seasonal pass: Summer 2027', cents: totalInCents }],
  vatPercent: 24,
  vatInCents: vatIncludedInCents(totalInCents, 24),
  company: null,
  canBecomeInvoice: false,
});
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
  receipt: paper('receipt', 'EE-R-2027-000201', 9900),
  credits: [],
  endReason: 'Lent to others',
  isRevoked: true,
  ...change,
});

describe.each(locales)('in %s', (locale) => {
  test('a pass that ends without money back says so once, with no empty sum', () => {
    const nothing = passEndedMail(pass({ locale }), context);
    expect(mailPlain(brand, nothing)).not.toMatch(/: –/);
    expect(nothing.facts.map(({ value }) => value)).toEqual(['Lent to others']);
    const credits = [paper('credit-note', 'EE-C-2027-000007', 4950)];
    const some = mailPlain(brand, passEndedMail(pass({ locale, refundInCents: 4950, credits }), context));
    for (const part of [/49[.,]50/, /9[.,]58/, /EE-C-2027-000007/]) expect(some).toMatch(part);
    expect(some).toContain('/passes?receipt=EE-C-2027-000007');
  });

  test('a withdrawal says what of the price the used hours took', () => {
    const credits = [paper('credit-note', 'EE-C-2027-000008', 8400)];
    const text = (change: object) => mailPlain(brand, passWithdrawnMail(pass({ locale, credits, ...change }), context));
    expect(text({ refundInCents: 8400 })).toMatch(/: [^\d]*15[.,]00[^]*84[.,]00/);
    expect(text({ refundInCents: 9900 })).not.toMatch(/15[.,]00/);
  });

  test('a pass that was bought says from when until when, and how to take it back', () => {
    const text = mailPlain(brand, passBoughtMail(pass({ locale }), context));
    for (const part of ['13', '30', '27', '/passes?withdraw=p1', 'EE-R-2027-000201']) expect(text).toContain(part);
    // The receipt shows the tax within the price.
    expect(text).toMatch(/24\s?%.*19[.,]16/);
    expect(text).toContain('/passes?receipt=EE-R-2027-000201');
  });
});
