import { locales } from '@laine/contract/languages.ts';
import { AccountMailKind } from '@laine/contract/notice-kind.ts';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { accountMail } from './account-mail.ts';
import { HELP_EMAIL, HELP_PHONE } from './mail-facts.ts';
import type { MailRecipient } from './mail-recipient-store.ts';
import type { AccountMail } from './queue-account-mail.ts';

const { brand } = readSettings({});
const removedOn = Temporal.Instant.from('2027-08-12T10:00:00Z');

const particulars: Record<AccountMailKind, RegExp> = {
  'deletion-begun': /12\D+2027/,
  'deletion-taken-back': /\/settings/,
  restricted: /Boards left on the beach/,
  'restriction-lifted': /\/#locations/,
  'account-unused': /12\D+2027/,
  'bank-account-needed': /35[.,]00[^]*\/refunds\/r1/,
  'refund-transferred': /35[.,]00[^]*\/refunds\/r1/,
  'gift-card-part-back': /35[.,]00[^]*\/gift-cards/,
  'dispute-lost': /35[.,]00[^]*\/debts/,
  'new-device': /Firefox, Linux[^]*Pärnu[^]*\/settings#devices/,
  'credentials-changed': /Firefox, Linux[^]*Pärnu[^]*\/settings#passkeys/,
};

function mailOf(kind: AccountMailKind): AccountMail {
  switch (kind) {
    case 'deletion-begun':
    case 'account-unused':
      return { kind, removedOn: removedOn.toString() };
    case 'bank-account-needed':
    case 'refund-transferred':
    case 'gift-card-part-back':
    case 'dispute-lost':
      return { kind, refundId: 'r1', amountInCents: 3500 };
    case 'new-device':
      return { kind, loginId: 'l1' };
    case 'credentials-changed':
      return { kind, change: 'recovery-code-used', loginId: 'l1' };
    default:
      return { kind };
  }
}

describe.each(locales)('in %s', (locale) => {
  const recipient: MailRecipient = {
    email: 'anna@example.com',
    locale,
    status: 'active',
    restrictedBecause: null,
    restrictedUntil: null,
    deletionAskedAt: null,
    lastSignInAt: null,
    timeZone: null,
  };
  const compose = (kind: AccountMailKind, change: Partial<MailRecipient> = {}) =>
    accountMail(
      mailOf(kind),
      { ...recipient, ...change },
      {
        brand,
        origin: 'https://laine.test',
        askedAt: Temporal.Instant.from('2027-07-04T12:00:00Z'),
        login: { device: 'Firefox, Linux', place: 'Pärnu' },
        credit: undefined,
      },
    );

  test.each(AccountMailKind.options)('%s says the same as a page and as plain text', (kind) => {
    const mail = compose(kind, { status: 'suspended', restrictedBecause: 'Boards left on the beach' });
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const text of [mail.subject, mail.text]) expect(text).not.toMatch(/[{}<>]|undefined|NaN|null/);
    expect(mail.html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/[{}]|undefined|NaN|>null/);
    for (const marker of [HELP_PHONE, HELP_EMAIL]) expect(mail.html + mail.text).not.toContain(marker);
    for (const part of [mail.html, mail.text]) {
      for (const fact of [brand.contactEmail, brand.contactPhone, brand.legalName, 'https://laine.test/']) {
        expect(part).toContain(fact);
      }
      expect(part).toMatch(particulars[kind]);
    }
  });

  test('the end of a restriction is told by the clock where the person last booked, or by ours at home', () => {
    const restricted = { status: 'suspended', restrictedUntil: Temporal.Instant.from('2028-01-31T22:30:00Z') } as const;
    const there = compose('restricted', { ...restricted, timeZone: 'Europe/Madrid' }).text;
    expect(there).toMatch(/31\D+2028\D+23:30 \(\p{L}.+\)/u);
    expect(compose('restricted', restricted).text).toMatch(/1\D+2028\D+00:30 \(\p{L}.+\)/u);
  });

  test('a banned person is led nowhere that they cannot enter', () => {
    const banned = { status: 'banned', restrictedBecause: 'Theft' } as const;
    const until = Temporal.Instant.from('2028-01-31T22:00:00Z');
    const told = compose('restricted', { ...banned, restrictedUntil: until });
    for (const { text, html } of [told, compose('deletion-begun', banned)]) {
      expect(text + html).not.toContain('https://laine.test/');
    }
  });
});
