import { locales } from '@laine/contract/languages.ts';
import type { NoticeKindBy } from '@laine/contract/notice-kind.ts';
import { safetyLines } from '@laine/legal/safety-lines.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { writeLegalDocument } from '@laine/legal/write-legal-document.ts';
import { describe, expect, test } from 'vitest';
import { legalFactsOf } from '../../ground/legal-facts-of.ts';
import { readSettings } from '../../settings.ts';
import {
  exampleBroadcast,
  exampleCharge,
  exampleDocument,
  exampleClaim,
  exampleDebt,
  exampleOvertime,
  exampleRefund,
  exampleRental,
  exampleSession,
  oneCancelled,
  threeSessions,
} from './example-rental.ts';
import { HELP_EMAIL, HELP_PHONE } from './mail-facts.ts';
import { mailPictures } from './mail-pictures.ts';
import { noticeMail } from './notice-mail.ts';
import type { Rental } from './rental.ts';

const settings = readSettings({});
const { brand } = settings;
const legalFacts = legalFactsOf(settings);
const now = Temporal.Instant.from('2027-07-13T10:00:00Z');
type Kind = NoticeKindBy<'email'>;
const lateCharge = exampleCharge({
  id: 'late-1',
  purpose: 'overtime',
  amountInCents: 1500,
  document: exampleDocument({
    id: 'document-3',
    number: 'EE-R-2027-000125',
    lines: [{ label: 'Locker 3, back at 13:05: 1 hour', cents: 1500 }],
    totalInCents: 1500,
    vatInCents: 290,
  }),
});

/** The charge or debt of each kind of mail. */
const occasions: Partial<Record<Kind, string>> = {
  'overtime-charged': 'late-1',
  'debt-due': 'debt-1',
  'debt-reminder': 'debt-1:2027-07-19:1',
  'debt-doubled': 'debt-1',
  'boards-cancelled': 's1',
  'board-cancellation-asked': 's1',
  'board-cancellation-undone': 's1',
  'claim-made': 'claim-1',
  broadcast: 'broadcast-1',
  'claim-charged': 'damage-1',
  'claim-decided': 'claim-1',
};
const compose = (kind: Kind, change: Partial<Rental> = {}, occasion = occasions[kind] ?? '') =>
  noticeMail(kind, exampleRental(change), {
    brand,
    legalFacts,
    origin: 'https://laine.test',
    now,
    occasion,
    doublesUnpaidOvertime: true,
  });
/** As a person reads it: a narrow space is a space. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const finished: Rental['sessions'] = [exampleSession({ status: 'finished', lockerNumber: 3 })];
const lateWarning = { sessionId: null, lateInMinutes: 47, expiresAt: now.add({ hours: 8760 }), isSecond: false };
const given: Record<Kind, Partial<Rental>> = {
  'booking-confirmed': {},
  'booking-changed': {},
  'board-not-ready': {},
  broadcast: { broadcasts: [exampleBroadcast({ kind: 'water' })] },
  receipt: { sessions: finished },
  'booking-cancelled': { status: 'expired', cancelledBy: 'customer', movements: [exampleCharge(), exampleRefund()] },
  'cancellation-asked': { status: 'expired', cancelledBy: 'customer', awaitsStation: true },
  'cancellation-undone': {},
  'boards-cancelled': { sessions: oneCancelled },
  'board-cancellation-asked': { sessions: oneCancelled, awaitsStation: true },
  'board-cancellation-undone': {},
  refunded: { status: 'expired', movements: [exampleCharge(), exampleRefund()] },
  'refund-needs-account': {
    status: 'expired',
    movements: [exampleCharge(), exampleRefund({ means: 'bank', state: 'pending', document: null })],
  },
  'payment-too-late': { status: 'expired', movements: [exampleCharge(), exampleRefund({ amountInCents: 3500 })] },
  'late-warning': { sessions: finished, warning: lateWarning },
  'overtime-charged': {
    sessions: finished,
    overtime: exampleOvertime(),
    movements: [exampleCharge(), lateCharge],
  },
  'overtime-answered': {
    sessions: finished,
    overtime: exampleOvertime({ answer: 'kept', answerReason: 'The door says 13:05' }),
    debts: [exampleDebt()],
  },
  'debt-due': { sessions: finished, debts: [exampleDebt()] },
  'debt-reminder': { sessions: finished, debts: [exampleDebt()] },
  'debt-doubled': { sessions: finished, debts: [exampleDebt({ amountInCents: 3000, dueAt: now, doubledAt: now })] },
  'claim-made': { sessions: finished, claims: [exampleClaim()] },
  'claim-charged': {
    sessions: finished,
    claims: [exampleClaim({ status: 'charged' })],
    movements: [exampleCharge(), exampleCharge({ id: 'damage-1', purpose: 'compensation', amountInCents: 9500 })],
  },
  'claim-decided': {
    sessions: finished,
    claims: [exampleClaim({ status: 'charging', amountInCents: 5000, decisionReason: 'The crack is new' })],
  },
  'review-request': { sessions: finished, backAt: exampleRental().end },
};
const kinds = Object.keys(given) as Kind[];
/** A mail that asks for a review isn't about money. */
const sums: Partial<Record<Kind, RegExp>> = {
  'booking-confirmed': /35[.,]00/,
  'board-not-ready': /35[.,]00/,
  receipt: /35[.,]00/,
  'booking-cancelled': /31[.,]50/,
  refunded: /31[.,]50/,
  'refund-needs-account': /31[.,]50/,
  'payment-too-late': /35[.,]00/,
  'late-warning': /47 .*12:00|12:00.* 47 /,
  'overtime-charged': /13:05.*15[.,]00/s,
  'overtime-answered': /The door says 13:05/,
  'debt-due': /15[.,]00.*19/s,
  'debt-reminder': /15[.,]00.*19/s,
  'debt-doubled': /30[.,]00/,
  'claim-made': /95[.,]00.*60[.,]00.*Paddle 3.*22/s,
  'claim-charged': /95[.,]00/,
  'claim-decided': /50[.,]00.*The crack is new/s,
};

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)('%s says the same as a page and as plain text', (kind) => {
    const mail = compose(kind, { ...given[kind], locale });
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const text of [mail.subject, mail.text]) expect(text).not.toMatch(/[{}<>]|undefined|NaN|null/);
    expect(mail.html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/[{}]|undefined|NaN|>null/);
    for (const marker of [HELP_PHONE, HELP_EMAIL]) expect(mail.html + mail.text).not.toContain(marker);
    for (const part of [mail.html, mail.text]) {
      for (const fact of [
        'Pirita rand',
        '10:00–12:00',
        '2027',
        '+372 5555 0101',
        'pirita@laine.test',
        brand.legalName,
      ]) {
        expect(part).toContain(fact);
      }
      expect(plain(part)).toMatch(sums[kind] ?? '');
    }
  });

  test('a door code is on the page and in the text, and not in the subject, which a locked phone shows', () => {
    const { subject, html, text } = compose('booking-confirmed', { count: 3, sessions: threeSessions, locale });
    for (const code of ['4821', '7730', '1199']) {
      expect(subject).not.toContain(code);
      expect(html).toContain(`>${code}<`);
      expect(text).toContain(code);
    }
    expect(text).toContain('09:50');
    expect(text).toContain('https://laine.test/bookings/bbbbbbbbbbbbbbbbbbbbbb');
  });
});

describe.each(locales)('the confirmation in %s', (locale) => {
  test('says the safety lines, and that a booking has no right of withdrawal', () => {
    const { html, text } = compose('booking-confirmed', { locale });
    expect(safetyLines[locale]).toHaveLength(5);
    for (const line of safetyLines[locale]) {
      expect(text).toContain(line);
      expect(html).toContain(line);
      expect(line.endsWith('.')).toBe(true);
    }
    expect(plain(text).match(/90 ?%/g)).toHaveLength(2);
  });

  test('says how to walk there, in the language that staff have written', () => {
    const station = { ...exampleRental().station, directionsEn: 'Behind the café', directionsEt: 'Kohviku taga' };
    const { html, text } = compose('booking-confirmed', { locale, station });
    const way = locale === 'et' ? 'Kohviku taga' : 'Behind the café';
    expect(text).toContain(way);
    expect(html).toContain(way);
  });

  test('brings the whole terms as a file that needs nothing else', () => {
    const [file, ...others] = compose('booking-confirmed', { locale }).attachments ?? [];
    expect(others).toEqual([]);
    const terms = writeLegalDocument('terms', locale, legalFacts);
    expect(file?.name).toBe(`Laine - ${terms.title} ${TERMS_VERSION}.html`);
    const html = file?.content ?? '';
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/undefined|\[object|<(?:script|img|link|iframe)|url\(|@import/);
    for (const { id } of terms.sections) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`id="${id}"`);
    }
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.filter((address) => !/^(?:https?:|mailto:|tel:|#)/.test(address))).toEqual([]);
    expect(addresses).toContain('https://laine.test/privacy-policy');
  });
});

test('no other mail brings files', () => {
  for (const kind of kinds.filter((one) => one !== 'booking-confirmed')) {
    expect(compose(kind, given[kind]).attachments).toEqual([]);
  }
});

test('French sets a space before the colon', () => {
  const { text } = compose('booking-confirmed', { count: 3, sessions: threeSessions, locale: 'fr' });
  expect(text).toContain('Casier 1\u00A0: 4821');
});

test('no two languages say the same', () => {
  for (const kind of kinds) {
    expect(new Set(locales.map((locale) => compose(kind, { ...given[kind], locale }).subject)).size).toBe(
      locales.length,
    );
  }
});

test('a receipt has its number, its lines and the tax that is in it, as they were issued', () => {
  const { text, html } = compose('receipt', { sessions: finished, count: 2, movements: [exampleCharge()] });
  // The number has the whole width of a phone, or it would break.
  expect(html).toMatch(/<td colspan="2"[^>]*>Receipt EE-R-2027-000123<div[^>]*>13 July 2027/);
  expect(text).toContain(
    [
      'Receipt EE-R-2027-000123, 13 July 2027',
      'Starting fee: €5.00',
      'SUP board rental for 120 minutes: €30.00',
      'Total: €35.00',
      'VAT 24% included: €6.77',
    ].join('\n'),
  );
});

test('a later charge comes alone', () => {
  const document = exampleDocument({ id: 'd2', number: 'EE-R-2027-000131', totalInCents: 750 });
  const extension = exampleCharge({ id: 'c2', purpose: 'extension', amountInCents: 750, document });
  const movements = [exampleCharge(), extension];
  expect(compose('receipt', { sessions: finished, movements }).text).toContain('EE-R-2027-000123');
  const one = compose('receipt', { sessions: finished, movements }, 'c2').text;
  expect(one).not.toContain('EE-R-2027-000123');
  expect(one).toContain('Receipt EE-R-2027-000131');
});

test('what a card and a gift card paid together is one receipt', () => {
  const part = exampleCharge({ id: 'c2', means: 'gift-card', amountInCents: 1000 });
  const { text } = compose('receipt', {
    sessions: finished,
    movements: [exampleCharge({ amountInCents: 2500 }), part],
  });
  expect(text.match(/EE-R-2027-000123/g)).toHaveLength(1);
  expect(text).toContain('Total: €35.00');
});

test('a receipt that was exchanged is shown as the invoice that took its place', () => {
  const document = exampleDocument({ kind: 'invoice', number: 'EE-I-2027-000007' });
  const { text } = compose('receipt', { sessions: finished, movements: [exampleCharge({ document })] });
  expect(text).toContain('Invoice EE-I-2027-000007');
});

test('a debt names a day to pay by only while it lies ahead', () => {
  expect(compose('debt-due', given['debt-due']).text).toContain('Pay by: 19 July 2027');
  expect(compose('debt-doubled', given['debt-doubled']).text).not.toContain('Pay by');
});

test('a debt says which boards came back when, for how many hours, and what it grows to', () => {
  const due = compose('debt-due', { ...given['debt-due'], overtime: exampleOvertime() }).text;
  for (const line of ['Locker 3, back at 13:05: 1 hour: €15.00', 'To be paid: €15.00', 'Time: 10:00–12:00', '€30.00']) {
    expect(due).toContain(line);
  }
  const doubled = { overtime: exampleOvertime(), debts: [exampleDebt({ amountInCents: 3000, doubledAt: now })] };
  const { text } = compose('debt-doubled', { ...given['debt-doubled'], ...doubled });
  expect(text).toContain('Doubled, because it was not paid in time: €15.00\nTo be paid: €30.00');
});

test('a debt of a lost dispute says that the bank took the money back, and blames no card', () => {
  const { text } = compose('debt-due', { ...given['debt-due'], debts: [exampleDebt({ reason: 'dispute' })] });
  expect(plain(text)).toContain('Your bank has taken back a payment to us: €15.00 of it is still to be paid.');
  expect(text).not.toContain('saved card');
});

test.each(['debt-due', 'debt-reminder'] as const)('a %s that comes after the day asks to pay now', (kind) => {
  const { subject, text } = compose(kind, { ...given[kind], debts: [exampleDebt({ dueAt: now })] });
  expect(plain(subject)).toBe('Reminder: €15.00 was due by 13 July 2027');
  expect(plain(text)).toContain('has not been paid yet. Please pay now.');
  expect(text).toContain('If the overtime stays unpaid, its price doubles to €30.00.');
  expect(text).not.toMatch(/pay by/i);
});

test('a debt offers to object only where the booking page takes an objection', () => {
  const way = 'tell us on the booking page';
  expect(compose('debt-due', given['debt-due']).text).toContain(way);
  const debts = [exampleDebt({ reason: 'late-cancellation' })];
  expect(compose('debt-due', { ...given['debt-due'], debts }).text).not.toContain(way);
  const overtime = exampleOvertime({ answer: 'kept', answerReason: 'The door says 13:05' });
  expect(compose('debt-reminder', { ...given['debt-reminder'], overtime }).text).not.toContain(way);
});

test('what staff tell everybody is set in print in a mail, and in plain letters on a phone', () => {
  const { text } = compose('broadcast', { locale: 'fr', broadcasts: [exampleBroadcast({ kind: 'water' })] });
  expect(text).toContain('hors de l’eau');
});

test('overtime is explained as the station bills it', () => {
  const terms = { ...exampleRental().terms, overtimeBilling: 'begun-hours' as const };
  expect(compose('booking-confirmed').text).toContain('each full hour costs €15.00');
  expect(compose('booking-confirmed', { terms }).text).toContain('each hour begun costs €15.00');
});

test('cancelling is offered while it still gives money back', () => {
  expect(compose('booking-confirmed').text).toContain(
    'Plans changed? More than an hour before the start you can cancel on the booking page and get 90% back',
  );
  expect(compose('booking-confirmed', { start: now.add({ minutes: 59 }) }).text).not.toContain('Plans changed?');
});

test('a station’s name cannot break out of the page', () => {
  const station = { ...exampleRental().station, name: '<img src=x onerror=alert(1)> & "Co"', locationText: '$& $1' };
  const { html } = compose('booking-confirmed', { station });
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
  expect(html).toContain('$&amp; $1');
});

test('a page loads nothing from anywhere: its pictures come along, small, and the large one in words as well', () => {
  for (const kind of kinds)
    expect(compose(kind, given[kind]).html).not.toMatch(
      /<link|src="(?!cid:)|https?:\/\/(?!www\.google\.com\/maps|laine\.test)/,
    );
  const pictures = Object.values(mailPictures);
  for (const locale of locales) {
    const { html } = compose('booking-confirmed', { locale });
    const shown = [...html.matchAll(/<img src="cid:([^"]+)"[^>]* alt="([^"]*)"/g)];
    expect(shown.map(([, cid]) => cid)).toEqual(pictures.map(({ cid }) => cid));
    expect(shown.at(-1)?.[2]).toMatch(/ /);
  }
  expect(pictures.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(20_000);
});

test.each(locales)('a mail that nobody has to receive is ended by a link in it, in %s', (locale) => {
  const { html, text, unsubscribe } = compose('review-request', { ...given['review-request'], locale });
  const token = exampleRental().unsubscribeToken;
  expect(unsubscribe).toMatchObject({
    pageUrl: `https://laine.test/unsubscribe?token=${token}&kind=review-requests`,
    callUrl: `https://laine.test/api/notices/unsubscribe?token=${token}&kind=review-requests`,
  });
  expect(text).toContain(unsubscribe?.pageUrl);
  expect(html).toContain(unsubscribe?.pageUrl.replaceAll('&', '&amp;'));
  expect(text).toContain(`https://laine.test/bookings/${exampleRental().id}#review`);
  for (const kind of kinds.filter((other) => other !== 'review-request')) {
    expect(compose(kind, { ...given[kind], locale }).unsubscribe).toBeUndefined();
  }
});

test('money that was transferred is not said to have gone back the way it came', () => {
  const transfer = exampleRefund({ means: 'bank', document: null });
  const { text } = compose('refunded', { status: 'expired', movements: [exampleCharge(), transfer] });
  expect(text).toContain('transferred it to the account that you gave us');
  expect(text).not.toMatch(/the way you paid|Credit note/);
});

test('whoever must name an account is led to the page for it', () => {
  const { text } = compose('refund-needs-account', given['refund-needs-account'], 'refund-1');
  expect(text).toContain('https://laine.test/refunds/refund-1');
});

test('a debt’s mail leads to our own page and says that overtime grows, where it can', () => {
  const text = (change: Partial<Rental>, kind: Kind = 'debt-due') => plain(compose(kind, change, 'debt-1').text);
  const due = text({ debts: [exampleDebt()] });
  expect(due).toContain('Pay €15.00: https://laine.test/debts');
  expect(due).toContain('its price doubles');
  expect(due).toContain('19 July 2027');
  expect(text({ debts: [exampleDebt({ reason: 'compensation' })] })).not.toContain('twice');
  expect(text({ debts: [exampleDebt({ doubledAt: now })] })).not.toContain('its price doubles');
});

test('overtime names every board that cost something, with its receipt', () => {
  const { text, subject } = compose('overtime-charged', given['overtime-charged'], 'late-1');
  expect(subject).toBe('Overtime of €15.00: Pirita rand, 14 July');
  expect(text).toContain('Your board was not back in time');
  expect(text).toContain('Locker 3, back at 13:05: 1 hour: €15.00');
  expect(text).toContain('Receipt EE-R-2027-000125');
  expect(text).not.toContain('Locker 4');
  expect(text).toContain('See details or object: https://laine.test/bookings/');
});
