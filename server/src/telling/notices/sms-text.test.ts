import { locales } from '@laine/contract/languages.ts';
import type { NoticeKindBy } from '@laine/contract/notice-kind.ts';
import { isSentBy } from '@laine/contract/notice-kind.ts';
import { describe, expect, test } from 'vitest';
import {
  exampleBroadcast,
  exampleCharge,
  exampleClaim,
  exampleDebt,
  exampleRefund,
  exampleRental,
  exampleSession,
  oneCancelled,
  threeSessions,
} from './example-rental.ts';
import type { Rental } from './rental.ts';
import { smsSegments } from './sms-segments.ts';
import { smsText } from './sms-text.ts';

const now = Temporal.Instant.from('2027-07-14T08:45:00Z');
const three: Partial<Rental> = { count: 3, sessions: threeSessions };
const longName = { ...exampleRental().station, name: 'Playa de la Malagueta y Baños del Carmen' };
const lateAt = Temporal.Instant.from('2027-07-14T06:30:00Z');
const heldExtension = { id: 'e1', priceInCents: 2250, heldUntil: now.add({ minutes: 10 }) };
type Kind = NoticeKindBy<'sms'>;
const occasions: Partial<Record<Kind, string>> = {
  'boards-cancelled': 's1',
  'board-cancellation-asked': 's1',
  broadcast: 'broadcast-1',
  'board-not-found': '3/question-1',
};
const lateCancelled = oneCancelled.map((board) =>
  board.cancelledInCents === null ? board : { ...board, refundInCents: 0 },
);
const say = (kind: Kind, change: Partial<Rental>, hasHourToOffer = false, occasion = occasions[kind] ?? 'debt-1') =>
  smsText(kind, exampleRental(change), {
    brand: 'Laine',
    origin: 'https://laine.example',
    now,
    occasion,
    hasHourToOffer,
  });

const stillToCancel: Partial<Rental> = { start: now.add({ minutes: 90 }), end: now.add({ minutes: 210 }) };
const isOut = [exampleSession({ status: 'started', lockerNumber: 3 })];
const withMoneyBack: Partial<Rental> = { cancelledBy: 'customer', movements: [exampleCharge(), exampleRefund()] };
const tooLateForMoney: Partial<Rental> = { cancelledBy: 'customer', cancelledAt: lateAt };
const allBack = [exampleCharge(), exampleRefund({ amountInCents: 3500 })];
const examples: Record<Kind, Record<string, Partial<Rental>>> = {
  'booking-confirmed': { 'for one board': {}, 'for three boards': three },
  'booking-changed': { 'for one board': {}, 'for three boards': three },
  reminder: {
    'for one board': {},
    'for three boards': three,
    'for one board while cancelling pays': stillToCancel,
    'for three boards while cancelling pays': { ...three, ...stillToCancel },
  },
  'ending-soon': { 'for good': {} },
  'extension-link': { 'for the time that the hour is kept': { heldExtension } },
  'hour-added': { 'to somebody on the water': {} },
  'time-is-up': {
    'for full hours': {},
    'for hours begun': { terms: { ...exampleRental().terms, overtimeBilling: 'begun-hours' } },
    'where it costs nothing': { terms: { ...exampleRental().terms, pricePerHourInCents: 0 } },
  },
  'door-left-open': { 'at a locker': {} },
  'not-back': { 'for a board that is out': {} },
  'board-not-found': { 'in its locker': {} },
  'board-not-ready': { 'with a way out': {} },
  broadcast: Object.fromEntries(
    (['storm', 'wind', 'thunder', 'water', 'closed'] as const).flatMap((kind) => [
      [`of ${kind} to somebody out`, { sessions: isOut, broadcasts: [exampleBroadcast({ kind })] }],
      [`of ${kind} to somebody coming`, { broadcasts: [exampleBroadcast({ kind })] }],
      [`of ${kind} for days`, { broadcasts: [exampleBroadcast({ kind, until: now.add({ hours: 72 }) })] }],
    ]),
  ),
  'booking-cancelled': {
    'with money back': withMoneyBack,
    'too late for money': tooLateForMoney,
    'by us': { cancelledBy: 'operator', movements: allBack },
    ...Object.fromEntries(
      (['storm', 'wind', 'thunder', 'water', 'closed'] as const).map((kind) => [
        `by us because of ${kind}`,
        { cancelledBy: 'operator', movements: allBack, broadcasts: [exampleBroadcast({ kind, part: 'cancelled' })] },
      ]),
    ),
    ...Object.fromEntries(
      (['maintenance', 'event', 'other'] as const).map((kind) => [
        `by us, closed for ${kind}`,
        { cancelledBy: 'operator', movements: allBack, closedBecause: kind },
      ]),
    ),
  },
  'cancellation-asked': { 'at a silent station': { cancelledBy: 'customer', awaitsStation: true } },
  'cancellation-undone': { 'after all': {} },
  'boards-cancelled': { 'with money back': { sessions: oneCancelled }, without: { sessions: lateCancelled } },
  'board-cancellation-asked': { 'at a silent station': { sessions: oneCancelled, awaitsStation: true } },
  'board-cancellation-undone': { 'after all': {} },
  'payment-too-late': { 'with money back': { movements: allBack } },
  'debt-due': {
    'for overtime': { debts: [exampleDebt()] },
    'for a dispute': { debts: [exampleDebt({ reason: 'dispute' })] },
  },
  'debt-reminder': {
    'for overtime': { debts: [exampleDebt()] },
    'after the day to pay by': { debts: [exampleDebt({ dueAt: now })] },
  },
  'claim-made': { 'for a paddle': { claims: [exampleClaim({ id: 'debt-1' })] } },
};
const wishes = (Object.keys(examples) as Kind[]).flatMap((kind) =>
  Object.entries(examples[kind]).map(([how, change]) => ({ kind, how, change })),
);
/** In Russian a segment has 70 characters; texts needed at the locker fit all the same. */
const isForTheLocker = (kind: Kind, { start }: Partial<Rental>) =>
  kind === 'booking-confirmed' || (kind === 'reminder' && start === undefined);

describe.each(locales)('in %s', (locale) => {
  test.each(wishes)('$kind $how is whole and short', ({ kind, change }) => {
    const text = say(kind, { ...change, locale, station: longName });
    expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
    const { alphabet, segments } = smsSegments(text);
    expect(alphabet).toBe(locale === 'ru' ? 'ucs-2' : 'gsm-7');
    expect(segments).toBeLessThanOrEqual(locale === 'ru' && !isForTheLocker(kind, change) ? 2 : 1);
  });

  test('a confirmation says where, when and the code', () => {
    const text = say('booking-confirmed', { locale });
    for (const part of ['Pirita rand', '4821', '3', '10:00-12:00', 'Laine', '14']) expect(text).toContain(part);
  });

  test.each([{}, three])('a code that was replaced is sent in one message', (change) => {
    const text = say('booking-changed', { ...change, locale, station: longName }, false, 'new-code:1');
    expect(text).not.toBe(say('booking-changed', { ...change, locale, station: longName }));
    expect(text).toContain('4821');
    const { alphabet, segments } = smsSegments(text);
    expect([alphabet, segments]).toEqual([
      locale === 'ru' ? 'ucs-2' : 'gsm-7',
      locale === 'ru' && 'count' in change ? 2 : 1,
    ]);
  });

  test('a reminder says until when cancelling brings money back, after the code and only as long as it is true', () => {
    expect(say('reminder', { ...stillToCancel, locale })).toMatch(/4821.*12:15.*90/);
    const paid = { ...stillToCancel, start: now.add({ minutes: 60 }), locale };
    expect(say('reminder', paid)).not.toContain('90');
    expect(say('reminder', { ...stillToCancel, locale, amountInCents: 0, movements: [] })).not.toContain('90');
  });

  test('the end with one more hour to have is whole and short', () => {
    const { segments } = smsSegments(say('ending-soon', { locale, station: longName }, true));
    expect(segments).toBeLessThanOrEqual(locale === 'ru' ? 2 : 1);
  });

  test('the codes of several boards come with their lockers', () => {
    expect(say('booking-confirmed', { ...three, locale })).toContain('1: 4821, 2: 7730, 12: 1199');
    expect(say('reminder', { ...three, locale })).toContain('1: 4821, 2: 7730, 12: 1199');
  });

  test('the end comes with the minutes that are left when it is sent', () => {
    expect(say('ending-soon', { locale })).toMatch(/15 .*12:00/);
    for (const part of ['15 ', '12:00']) expect(say('ending-soon', { locale }, true)).toContain(part);
  });

  test('the end comes with the way to one more hour where that can be had', () => {
    const way = `https://laine.example/bookings/${'b'.repeat(22)}?extend=1`;
    expect(say('ending-soon', { locale }, true)).toContain(way);
    expect(say('ending-soon', { locale })).not.toContain('https');
  });

  test('an hour that the card did not pay comes with its price, its time and the way to pay', () => {
    const text = say('extension-link', { locale, heldExtension });
    expect(text).toMatch(/22[.,]50/);
    for (const part of ['11:55', '?extend=1']) expect(text).toContain(part);
  });

  test('time that is up says from when it costs how much, as the station counts', () => {
    const begun = { terms: { ...exampleRental().terms, overtimeBilling: 'begun-hours' as const } };
    expect(say('time-is-up', { locale })).toMatch(/12:00.*13:00.*15[.,]00.*https:\/\/laine\.example\/bookings/);
    expect(say('time-is-up', { ...begun, locale })).toMatch(/12:00.*12:10.*15[.,]00.*https/);
    expect(say('time-is-up', { ...begun, locale })).not.toBe(say('time-is-up', { locale }));
  });

  test('a debt says how much, until when and where', () => {
    const text = say('debt-due', { locale, debts: [exampleDebt()] });
    expect(text).toMatch(/15[.,]00.*19.*https:\/\/laine\.example\/debts/);
  });

  test('a debt of a dispute is no card that was refused', () => {
    const text = say('debt-due', { locale, debts: [exampleDebt({ reason: 'dispute' })] });
    expect(text).toMatch(/15[.,]00.*19.*https:\/\/laine\.example\/debts/);
    expect(text).not.toBe(say('debt-due', { locale, debts: [exampleDebt()] }));
  });

  test('a debt whose day is over asks to pay now, and says when it was', () => {
    for (const kind of ['debt-due', 'debt-reminder'] as const) {
      const [ahead, over] = [now.add({ seconds: 1 }), now].map((dueAt) => {
        return say(kind, { locale, debts: [exampleDebt({ dueAt })] });
      });
      expect(over).not.toBe(ahead);
      expect(over).toMatch(/15[.,]00.*14.*https:\/\/laine\.example\/debts/);
    }
  });

  test('a board that staff did not find names its locker and the way to the booking', () => {
    const text = say('board-not-found', { locale });
    for (const part of [' 3', 'https://laine.example/bookings/bbbb']) expect(text).toContain(part);
  });

  test('a board that is not ready comes with the way to the booking', () => {
    const text = say('board-not-ready', { locale });
    for (const part of ['Pirita rand', '10:00', 'https://laine.example/bookings/bbbb']) expect(text).toContain(part);
  });

  test('a cancellation names the sum that comes back', () => {
    expect(say('booking-cancelled', { ...withMoneyBack, locale })).toMatch(/31[.,]50/);
    expect(say('booking-cancelled', { ...tooLateForMoney, locale })).not.toMatch(/€/);
  });
});

test('the words of every language', () => {
  const told = locales.map((locale) => say('booking-confirmed', { locale }));
  expect(told).toEqual([
    'Laine: door code 4821, locker 3. Pirita rand, 14 Jul, 10:00-12:00. It works from 10 minutes before.',
    'Laine: uksekood 4821, kapp 3. Pirita rand, 14.07, 10:00-12:00. Ukse saad avada juba 10 minutit varem.',
    'Laine: abre la taquilla 3 con 4821. Pirita rand, 14/7, 10:00-12:00. Funciona desde 10 minutos antes.',
    'Laine : code 4821, casier 3. Pirita rand, 14/07, 10:00-12:00. Valable dès 10 minutes avant le début.',
    'Код 4821, ячейка 3. Pirita rand, 14.07 10:00-12:00. Laine',
  ]);
});

test('a refund that is still to be asked for is not called lost', () => {
  const text = say('booking-cancelled', { cancelledBy: 'customer', cancelledAt: now.subtract({ hours: 24 }) });
  expect(text).toMatch(/cancelled\.$/);
});

test('times are those on the station’s wall, and a day ends at 24:00', () => {
  const station = { ...exampleRental().station, timeZone: 'Europe/Madrid' };
  expect(say('booking-confirmed', { station })).toContain('09:00-11:00');
  const end = Temporal.Instant.from('2027-07-14T21:00:00Z');
  expect(say('booking-confirmed', { start: end.subtract({ hours: 1 }), end })).toContain('23:00-24:00');
});

const ownWords = { kind: 'other', words: { et: 'Sild on suletud.' } } as const;

test('own words come in the language they were written in, with a word on which it is', () => {
  const told = locales.map((locale) => say('broadcast', { locale, broadcasts: [exampleBroadcast(ownWords)] }));
  expect(told.map((text) => text.replace(/ https.*$/, ''))).toEqual([
    'Laine, Pirita rand: (Message in Estonian) Sild on suletud.',
    'Laine, Pirita rand: Sild on suletud.',
    'Laine, Pirita rand: (Mensaje en estonio) Sild on suletud.',
    'Laine, Pirita rand : (Message en estonien) Sild on suletud.',
    'Laine, Pirita rand: (Язык сообщения: эстонский) Sild on suletud.',
  ]);
});

test('French has its space before the colon of a message to everybody, too', () => {
  const text = say('broadcast', { locale: 'fr', sessions: isOut, broadcasts: [exampleBroadcast({ kind: 'thunder' })] });
  expect(text).toMatch(/^Laine : ORAGE à Pirita rand\. Sortez de l'eau .* En danger : 112\.$/);
});

test('whoever has collected meanwhile is told to come ashore, without a link', () => {
  const broadcasts = [exampleBroadcast({ part: 'coming' })];
  expect(say('broadcast', { broadcasts, sessions: isOut })).toBe(
    'Laine: STORM at Pirita rand. Come ashore and return the board now. Your code still opens the locker. In danger call 112.',
  );
  expect(say('broadcast', { broadcasts })).toContain('until about 15:00');
});

test('a cancellation by a closure says why', () => {
  const broadcasts = [exampleBroadcast({ kind: 'thunder', part: 'cancelled' })];
  const cancelled = { cancelledBy: 'operator', movements: allBack } as const;
  expect(say('booking-cancelled', { ...cancelled, broadcasts })).toMatch(
    /12:00\. Thunder: the station is closed\. You get/,
  );
  expect(say('cancellation-asked', { ...cancelled, broadcasts })).toMatch(
    /answers\. Thunder: the station is closed\.$/,
  );
  expect(say('booking-cancelled', { ...cancelled, closedBecause: 'event' })).toMatch(
    /12:00\. An event: the station is closed\. You get/,
  );
  expect(say('booking-cancelled', cancelled)).not.toContain('Thunder');
});

test('what goes to the mailbox alone has no SMS', () => {
  // @ts-expect-error There is no text to compose.
  expect(() => say('receipt', {})).toThrow(TypeError);
  expect([isSentBy('sms', 'receipt'), isSentBy('sms', 'reminder')]).toEqual([false, true]);
});
