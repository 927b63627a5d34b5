import { calls } from '@laine/contract/calls.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutIdOf, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

describe('a booking', () => {
  test('holds boards, leads to the payment page and back, and is paid with codes', async () => {
    const beach = await scene.station({ lockers: 3 });
    const anna = await scene.customer();
    const { url, status } = await anna.checkout(beach.slot('12:00', '13:30'), { count: 2 });
    expect(status).toBe(200);
    const open = await anna.newest();
    expect(open).toMatchObject({ status: 'open', amount_total: null, metadata: { count: '2', phone: '+37255550199' } });
    const unpaid = await anna.read(open.id);
    expect(unpaid.sessions.map(({ code }) => code)).toEqual([null, null]);
    expect(unpaid.actions.amountDueInCents).toBe(2 * (500 + 2250));

    const { returnUrl } = await scene.pay(url);
    expect(returnUrl).toBe(`${scene.url}/bookings/${open.id}?paid=1`);
    const paid = await anna.read(open.id);
    expect(paid).toMatchObject({ status: 'complete', amount_total: 2 * (500 + 2250), refundedInCents: 0 });
    expect(paid.actions).toMatchObject({ resumePaymentUrl: null, amountDueInCents: null });
    expect(paid.customer).toMatch(/^cus_/);
    expect(new Set(paid.sessions.map(({ lockerNumber }) => lockerNumber))).toEqual(new Set([1, 2]));
    for (const { code } of paid.sessions) expect(code).toMatch(/^\d{4}$/);
    expect(new Set(paid.sessions.map(({ code }) => code)).size).toBe(2);
  });

  test('is paid on a page in the customer’s language', async () => {
    const beach = await scene.station();
    const anna = await scene.customer();
    anna.browser.cookies.set('locale', 'et');
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    const page = await (await fetch(url)).text();
    expect(page).toContain('The provider’s own page would be in “et”.');
    expect(page).toContain('SUP-laua laenutus, 60 minutit');
    expect(page).toContain('broneeringust taganeda ei saa');
  });

  test('leaves a ledger row, a numbered receipt and the phone on the profile', async () => {
    const beach = await scene.station();
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { phone: '5555 0142' });
    await scene.pay(url);
    const { id } = await anna.newest();
    await anna.read(id);
    const { query } = scene.db;
    const ledger = await query.selectFrom('ledger').selectAll().where('bookingId', '=', id).execute();
    expect(ledger).toMatchObject([{ kind: 'charge', purpose: 'rental', state: 'succeeded', amountInCents: 2000 }]);
    expect(ledger[0]?.providerId).toMatch(/^pi_/);
    const receipts = await query
      .selectFrom('receipts')
      .selectAll()
      .where('ledgerId', '=', ledger[0]?.id ?? '')
      .execute();
    expect(receipts).toMatchObject([{ kind: 'receipt', data: { totalInCents: 2000, vatInCents: 387 } }]);
    expect(receipts[0]?.number).toMatch(/^EE-R-\d{4}-\d{6}$/);
    expect((await anna.browser.call(calls.me)).user?.phone).toBe('+37255550142');
  });

  test.each(['apple_pay', 'google_pay', 'paypal'])('can be paid by %s', async (method) => {
    const beach = await scene.station();
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    expect(await scene.pay(url, { method })).toMatchObject({ status: 'succeeded' });
    expect((await anna.read((await anna.newest()).id)).status).toBe('complete');
  });

  test('keeps the terms it was made under', async () => {
    const beach = await scene.station();
    const anna = await scene.customer();
    await anna.checkout(beach.slot('12:00', '13:00'));
    const { id } = await anna.newest();
    const { tariff, termsVersion } = await scene.bookingOf(id);
    expect(tariff).toMatchObject({ pricePerHourInCents: 1500, refund: { percent: 90, noticeInSeconds: 3600 } });
    expect(termsVersion).toBe(TERMS_VERSION);
  });
});

describe('the price', () => {
  const tariffs = [
    { pricePerHourInCents: 1500, startingFeeInCents: 500, minutes: [30, 60, 61, 62, 90, 360] },
    { pricePerHourInCents: 999, startingFeeInCents: 133, minutes: [30, 60, 61, 62, 90, 360] },
    { pricePerHourInCents: 1200, startingFeeInCents: 0, minutes: [61, 360] },
    { pricePerHourInCents: 0, startingFeeInCents: 250, minutes: [61] },
  ];
  /** Independent of the rules: at least an hour, each figure rounded up per board. */
  const expected = (length: number, price: number) => Math.ceil((Math.max(length, 60) * price) / 60);

  test.each(tariffs)(
    'of $pricePerHourInCents an hour + $startingFeeInCents is what the page asks for',
    async (tariff) => {
      const { pricePerHourInCents, startingFeeInCents, minutes } = tariff;
      const beach = await scene.station({
        lockers: 12,
        minDurationInSeconds: 1800,
        pricePerHourInCents,
        startingFeeInCents,
      });
      const wishes = minutes.flatMap((length, index) =>
        [1, 2, 3].map((count) => ({ length, count, day: 1 + (index % 4) })),
      );
      const asked = await Promise.all(
        wishes.map(async ({ length, count, day }) => {
          const { start } = beach.slot('08:00', '09:00', day);
          const end = Temporal.Instant.from(start).add({ minutes: length }).toString();
          const anna = await scene.customer();
          const { url } = await anna.checkout({ stationId: beach.id, start, end }, { count });
          return { url, length, count };
        }),
      );
      const { payments } = await scene.readProviderLedger();
      for (const { url, length, count } of asked) {
        const page = payments.find(({ id }) => id === checkoutIdOf(url));
        const hourly = expected(length, pricePerHourInCents);
        expect(page?.amountInCents).toBe((hourly + startingFeeInCents) * count);
        expect(page?.savesCard).toBe(true);
        expect(page?.lineItems.map((line) => [line.description, line.unitAmountInCents, line.quantity])).toEqual([
          ...(startingFeeInCents > 0 ? [['Starting fee', startingFeeInCents, count]] : []),
          [`SUP board rental for ${length} minutes`, hourly, count],
        ]);
      }
    },
  );

  test.each([
    ['en', /^Test beach · \w+,? \d+ \w+ \d{4} · 12:00–13:00 · 2 boards$/, 'We hold this for you until '],
    ['et', / · 2 lauda$/, 'Hoiame seda sulle kuni kella '],
    ['es', / · 2 tablas$/, 'Te lo guardamos hasta las '],
    ['ru', / · 2 доски$/, 'Мы держим это за вами до '],
    ['fr', / · 2 planches$/, 'Nous vous la gardons jusqu’à '],
  ] as const)(
    'says in %s what is bought, and until when it is held, apart from the card',
    async (locale, details, held) => {
      const beach = await scene.station({ startingFeeInCents: 500, lockers: 3 });
      const anna = await scene.customer();
      anna.browser.cookies.set('locale', locale);
      const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { count: 2 });
      const page = (await scene.readProviderLedger()).payments.find(({ id }) => id === checkoutIdOf(url));
      const [fee, rental] = page?.lineItems ?? [];
      expect(fee?.details).toBeNull();
      expect(rental?.details).toMatch(details);
      const { heldUntil } = await scene.bookingOf((await anna.newest()).id);
      const until = heldUntil?.toZonedDateTimeISO('Europe/Tallinn').toPlainTime().toString({ smallestUnit: 'minute' });
      const { submitText = '', afterSubmitText = '' } = page ?? {};
      expect(afterSubmitText).toMatch(new RegExp(`^${held}${until}`));
      expect(submitText).not.toContain(until);
      // Stripe's limit.
      for (const text of [submitText, afterSubmitText]) expect(text?.length).toBeLessThanOrEqual(1200);
    },
  );

  test('of nothing saves a card and completes all the same', async () => {
    const beach = await scene.station({ pricePerHourInCents: 0, startingFeeInCents: 0 });
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    const { id } = await anna.newest();
    const page = (await scene.readProviderLedger()).payments.find(({ metadata }) => metadata['bookingId'] === id);
    expect(page).toMatchObject({ mode: 'setup', amountInCents: 0 });
    await scene.pay(url);
    const paid = await anna.read(id);
    expect(paid).toMatchObject({ status: 'complete', amount_total: 0 });
    expect(paid.sessions[0]?.code).toMatch(/^\d{4}$/);
  });
});

describe('a wish is declined', () => {
  const later = (text: string, by: Temporal.DurationLike) => Temporal.Instant.from(text).add(by).toString();

  test('with the reason that helps most', async () => {
    const beach = await scene.station({ openTimeInSeconds: 8 * 3600, closeTimeInSeconds: 20 * 3600, lockers: 3 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const refused = async (slot: typeof noon, extras: Parameters<typeof anna.checkout>[1] = {}) => {
      const { status, refusal } = await anna.checkout(slot, extras);
      return [status, refusal];
    };
    expect(await refused(noon, { acceptedTermsAndConditions: false })).toEqual([400, 'terms-not-accepted']);
    expect(await refused(noon, { phone: '12345' })).toEqual([400, 'phone-invalid']);
    expect(await refused(noon, { timeZone: 'America/New_York' })).toEqual([400, 'wrong-time-zone']);
    expect(await refused(noon, { timeZone: 'Nowhere/Else' })).toEqual([400, 'wrong-time-zone']);
    expect(await refused(noon, { count: 4 })).toEqual([400, 'too-many-boards']);
    expect(await refused(noon, { giftCardCode: 'ABCD-EFGH' })).toEqual([404, 'gift-card-unknown']);
    expect(await refused(beach.slot('07:00', '09:00'))).toEqual([400, 'outside-opening-hours']);
    expect(await refused(beach.slot('12:00', '12:30'))).toEqual([400, 'too-short']);
    expect(await refused(beach.slot('13:00', '12:00'))).toEqual([400, 'too-short']);
    expect(await refused(beach.slot('10:00', '17:00'))).toEqual([400, 'too-long']);
    expect(await refused(beach.slot('18:30', '20:00'))).toEqual([400, 'closing-soon']);
    expect(await refused(beach.slot('12:00', '13:00', 5))).toEqual([400, 'too-far-ahead']);
    expect(await refused(beach.slot('12:00', '13:00', -1))).toEqual([400, 'start-in-the-past']);
    expect(await refused({ ...noon, stationId: 'nowhere' })).toEqual([404, 'not-found']);
    expect((await anna.browser.call(calls.myBookings)).total).toBe(0);
  });

  test('on a day that no opening period covers, and after the hours of one that does', async () => {
    const weekdayOf = (days: number) => scene.clock.now().toZonedDateTimeISO('Europe/Tallinn').add({ days }).dayOfWeek;
    const period = {
      fromDay: '01-01',
      toDay: '12-31',
      weekdays: [weekdayOf(1)],
      openTimeInSeconds: 10 * 3600,
      closeTimeInSeconds: 14 * 3600,
    };
    const beach = await scene.station({ openingPeriods: JSON.stringify([period]) });
    const anna = await scene.customer();
    expect(await anna.checkout(beach.slot('11:00', '12:00', 2))).toMatchObject({
      status: 400,
      refusal: 'closed-that-day',
    });
    expect(await anna.checkout(beach.slot('15:00', '16:00'))).toMatchObject({
      refusal: 'outside-opening-hours',
      text: 'The station is open from 10:00 to 14:00',
    });
    expect(await anna.checkout(beach.slot('11:00', '12:00'))).toMatchObject({ status: 200 });
  });

  test('over midnight where nothing closes: with what to do instead', async () => {
    const beach = await scene.station({ openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
    const anna = await scene.customer();
    const late = { ...beach.slot('23:00', '23:30', 1), end: beach.slot('00:30', '01:00', 2).start };
    const answer = await anna.checkout(late);
    expect(answer).toMatchObject({ status: 400, refusal: 'past-midnight' });
    expect(answer.text).toContain('End this one at 24:00');
  });

  test('by the clock: five minutes past the start is still in time, six are not', async () => {
    const beach = await scene.station();
    const now = scene.clock.now().round({ smallestUnit: 'minute', roundingMode: 'ceil' });
    const wish = (minutes: number) => {
      const start = now.subtract({ minutes }).toString();
      return { stationId: beach.id, start, end: later(start, { hours: 1 }) };
    };
    const anna = await scene.customer();
    expect((await anna.checkout(wish(7))).refusal).toBe('start-in-the-past');
    expect((await anna.checkout(wish(4))).status).toBe(200);
  });

  test('by the station: hidden is not there, disabled is closed, silent is too far away', async () => {
    const anna = await scene.customer();
    const hidden = await scene.station({ status: 'hidden' });
    expect(await anna.checkout(hidden.slot('12:00', '13:00'))).toMatchObject({ status: 404, refusal: 'not-found' });
    const disabled = await scene.station({ status: 'disabled' });
    expect(await anna.checkout(disabled.slot('12:00', '13:00'))).toMatchObject({
      status: 400,
      text: 'Locker is currently closed',
    });

    const silent = await scene.station({ apiKeyHash: 'hash-of-a-key' });
    const start = scene.clock.now().add({ minutes: 30 }).round('minute').toString();
    const soon = { stationId: silent.id, start, end: later(start, { hours: 1 }) };
    expect((await anna.checkout(soon)).refusal).toBe('station-unreachable');
    await silent.set({ lastSeenAt: scene.clock.now().subtract({ minutes: 2 }) });
    expect((await anna.checkout(soon)).status).toBe(200);
    const boris = await scene.customer();
    await silent.set({ lastSeenAt: scene.clock.now().subtract({ hours: 2 }) });
    expect((await boris.checkout(silent.slot('18:00', '19:00', 2))).status).toBe(200);
  });

  test('from a visitor and from whoever owes us money', async () => {
    const beach = await scene.station();
    const noon = beach.slot('12:00', '13:00');
    const visitor = await scene.browser().post('/api/bookings/checkout', { ...noon, count: 1 });
    expect(visitor.status).toBe(401);

    const anna = await scene.customer();
    await anna.checkout(noon);
    const { id: bookingId } = await anna.newest();
    const now = scene.clock.now();
    const times = { dueAt: now, createdAt: now, updatedAt: now };
    const debt = { id: 'debt-1', accountId: anna.account.id, bookingId, amountInCents: 1500, ...times };
    await scene.db.query
      .insertInto('debts')
      .values({ ...debt, reason: 'overtime', status: 'due' })
      .execute();
    expect(await anna.checkout(noon)).toMatchObject({ status: 402, refusal: 'debt-unpaid' });
  });

  test.each([
    ['en', 3660, 'The longest rental is 1 hour 1 minute'],
    ['en', 7200, 'The longest rental is 2 hours'],
    ['en', 2700, 'The longest rental is 45 minutes'],
    ['et', 3660, 'Pikim laenutus on 1 tund ja 1 minut'],
    ['et', 7200, 'Pikim laenutus on 2 tundi'],
    ['et', 2700, 'Pikim laenutus on 45 minutit'],
    ['es', 3660, 'El alquiler máximo es de 1 hora y 1 minuto'],
    ['es', 9000, 'El alquiler máximo es de 2 horas y 30 minutos'],
    ['es', 7200, 'El alquiler máximo es de 2 horas'],
    ['ru', 3660, 'Максимальный срок аренды\u00A0— 1 час 1 минута'],
    ['ru', 19_320, 'Максимальный срок аренды\u00A0— 5 часов 22 минуты'],
    ['ru', 7200, 'Максимальный срок аренды\u00A0— 2 часа'],
    ['fr', 3660, 'La durée maximale de location est de 1 heure et 1 minute'],
    ['fr', 2700, 'La durée maximale de location est de 45 minutes'],
    ['fr', 7200, 'La durée maximale de location est de 2 heures'],
  ])('in %s with a longest rental of %i seconds: %s', async (locale, maxDurationInSeconds, text) => {
    const beach = await scene.station({ maxDurationInSeconds, minDurationInSeconds: 1800 });
    const anna = await scene.customer();
    anna.browser.cookies.set('locale', locale);
    expect(await anna.checkout(beach.slot('10:00', '17:00'))).toMatchObject({ refusal: 'too-long', text });
  });

  test('from another clock, also when the same wish is already held', async () => {
    const beach = await scene.station();
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const { url } = await anna.checkout(noon);
    const elsewhere = { timeZone: 'America/New_York' };
    expect(await anna.checkout(noon, elsewhere)).toMatchObject({ status: 400, refusal: 'wrong-time-zone' });
    expect(await anna.checkout(noon)).toMatchObject({ status: 200, url });
  });

  test('a neighbouring zone with the same clock, and none at all, are welcome', async () => {
    const beach = await scene.station({ lockers: 2 });
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    expect((await anna.checkout(beach.slot('12:00', '13:00'), { timeZone: 'Europe/Helsinki' })).status).toBe(200);
    expect((await boris.checkout(beach.slot('12:00', '13:00'))).status).toBe(200);
  });
});

describe('the last board', () => {
  test('for an hour goes to one customer only, and the hour after to the next', async () => {
    const beach = await scene.station({ lockers: 1 });
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    expect((await anna.checkout(beach.slot('12:00', '13:00'))).status).toBe(200);
    expect(await boris.checkout(beach.slot('12:30', '13:30'))).toMatchObject({
      status: 409,
      text: 'No boards left at this time',
    });
    expect((await boris.checkout(beach.slot('13:00', '14:00'))).status).toBe(200);
  });

  test('is found by moving others who have not collected yet', async () => {
    const beach = await scene.station({ lockers: 2 });
    for (const wish of [beach.slot('10:00', '12:00'), beach.slot('14:00', '16:00'), beach.slot('11:00', '15:00')]) {
      const person = await scene.customer();
      expect((await person.checkout(wish)).status).toBe(200);
    }
    const sessions = await scene.db.query
      .selectFrom('sessions')
      .select(['lockerNumber', 'start'])
      .where('stationId', '=', beach.id)
      .orderBy('start')
      .execute();
    const [early, long, late] = sessions.map(({ lockerNumber }) => lockerNumber);
    expect([early, late]).not.toContain(long);
  });

  test('is not given out of a disabled locker or a closed station', async () => {
    const beach = await scene.station({ lockers: 2 });
    const anna = await scene.customer();
    const now = scene.clock.now();
    const { start, end } = beach.slot('12:00', '14:00');
    await beach.disableLocker(1);
    expect((await anna.checkout(beach.slot('10:00', '11:00'), { count: 2 })).refusal).toBe('no-boards-left');
    const closure = { id: 'closure-1', stationId: beach.id, lockerNumber: null, reason: 'regatta' };
    await scene.db.query
      .insertInto('closures')
      .values({
        ...closure,
        start: Temporal.Instant.from(start),
        end: Temporal.Instant.from(end),
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    const closed = await anna.checkout(beach.slot('13:00', '14:30'));
    expect(closed).toMatchObject({ status: 409, refusal: 'closed-at-that-time' });
    const day = await anna.browser.call(calls.stationAvailability, { stationId: beach.id, date: start.slice(0, 10) });
    expect(day.closed?.map((slot) => [slot.start, slot.end].map(Date.parse))).toEqual([[start, end].map(Date.parse)]);
    expect((await anna.checkout(beach.slot('14:00', '15:00'))).status).toBe(200);
  });
});
