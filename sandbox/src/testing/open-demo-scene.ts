import { calls } from '@laine/contract/calls.ts';
import { createCaller } from '@laine/contract/client.ts';
import { openProductScene, type ProductSceneOptions } from '@laine/server/testing/open-product-scene.ts';
import { onTestFinished } from 'vitest';
import { loadDemoData } from '../demo/load-demo-data.ts';
import { sandboxCalls } from '../sandbox-calls.ts';

export type DemoScene = Awaited<ReturnType<typeof openDemoScene>>;

const STATION = { stationId: 'pirita' };

/**
 * The whole product with demo data and the demo stations' programs, closed when the test ends. Everything happens at
 * Pirita.
 */
export async function openDemoScene(options: ProductSceneOptions = {}) {
  const laine = await openProductScene(options);
  onTestFinished(() => laine.close());
  // A rental ends on the day it began: towards midnight there is none for an hour.
  const now = laine.clock.now().toZonedDateTimeISO('Europe/Tallinn');
  laine.clock.advance(now.until(now.add({ days: 1 }).withPlainTime('10:00')));
  await loadDemoData(laine.db, laine.clock.now());
  await laine.openStations();
  const outside = createCaller({ baseUrl: `${laine.url}/sandbox` });

  return {
    ...laine,
    outside,
    picture: () => outside(sandboxCalls.stationPicture, STATION),
    locker: async (lockerNumber: number) =>
      (await outside(sandboxCalls.stationPicture, STATION)).lockers.find(({ number }) => number === lockerNumber),
    type: (code: string, intent: 'open' | 'return' = 'open', phoneDigits?: string) =>
      outside(sandboxCalls.pressKeypad, {
        ...STATION,
        code,
        intent,
        ...(phoneDigits !== undefined && { phoneDigits }),
      }),
    take: (lockerNumber: number, item?: string) =>
      outside(sandboxCalls.takeItem, { ...STATION, lockerNumber, ...(item !== undefined && { item }) }),
    put: (lockerNumber: number, item?: string) =>
      outside(sandboxCalls.putItem, { ...STATION, lockerNumber, ...(item !== undefined && { item }) }),
    closeDoor: (lockerNumber: number) => outside(sandboxCalls.closeDoor, { ...STATION, lockerNumber }),
    jam: (lockerNumber: number, jammed: boolean) => outside(sandboxCalls.jamDoor, { ...STATION, lockerNumber, jammed }),
    killTag: (lockerNumber: number, item: string) =>
      outside(sandboxCalls.killTag, { ...STATION, lockerNumber, item, dead: true }),
    hold: (rfid: string) => outside(sandboxCalls.holdCard, { ...STATION, rfid }),
    network: (online: boolean) => outside(sandboxCalls.setNetwork, { ...STATION, online }),
    advance: (minutes: number) => outside(sandboxCalls.advanceClock, { advanceInSeconds: minutes * 60 }),
    /** One board for an hour from now, paid. The code comes by SMS, as to every customer. */
    async rent(email: string, phone: string) {
      const customer = await laine.as(email);
      const start = laine.clock.now().add({ minutes: 1 });
      const { url } = await customer.call(calls.checkout, {
        ...STATION,
        start: String(start),
        end: String(start.add({ hours: 1 })),
        count: 1,
        acceptedTermsAndConditions: true,
        phone,
      });
      const { returnUrl } = await outside(sandboxCalls.pay, { checkoutId: url.split('/').at(-1) ?? '' });
      const bookingId = new URL(returnUrl).pathname.split('/').at(-1) ?? '';
      const read = async () => {
        const { booking } = await customer.call(calls.booking, { bookingId });
        const [session] = booking.sessions;
        if (!session) throw new Error('a booking without a board');
        return session;
      };
      const { code, lockerNumber } = await read();
      if (code === null || lockerNumber === null) throw new Error('a paid board without code and locker');
      return { customer, bookingId, code, lockerNumber, read };
    },
    eventsOf: (sessionId: string) =>
      laine.db.query
        .selectFrom('stationEvents')
        .select(['payload', 'parked'])
        .where('stationId', '=', STATION.stationId)
        .orderBy('countedAt')
        .orderBy('sequence')
        .execute()
        .then((rows) => rows.map(({ payload }) => payload as { type: string; sessionId?: string }))
        .then((events) => events.filter((event) => event.sessionId === sessionId).map(({ type }) => type)),
  };
}
