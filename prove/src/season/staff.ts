import { calls } from '@laine/contract/calls.ts';
import type { Random } from '@laine/server/testing/random.ts';
import type { Stage } from './stage.ts';

const LOCKERS_CLOSED = [undefined, 1, 2, 3, 4];

/** Closes the station or a locker for some hours of one of these days; affected bookings are listed first. */
export function planClosure(stage: Stage, random: Random, firstDay: number): void {
  if (random.chance(0.5)) return;
  const lockerNumber = random.pick(LOCKERS_CLOSED);
  const hour = random.between(9, 14);
  const { start, end } = stage.beach.slot(wall(hour), wall(hour + 2), firstDay + random.between(0, 2));
  const wish = {
    stationId: stage.beach.id,
    start,
    end,
    reason: 'Thunder',
    ...(lockerNumber !== undefined && { lockerNumber }),
  };
  const at = Temporal.Instant.from(start).subtract({ minutes: 25 });
  stage.agenda.add(at, async () => {
    const browser = await stage.admin.signIn();
    const { toCancel } = await browser.call(calls.previewClosure, wish);
    await browser.call(calls.newClosure, { ...wish, cancels: toCancel.map(({ id }) => id) });
  });
}

const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Broken, unsafe or empty lockers are repaired on Sunday. */
export async function mendLockers({ scene, beach, admin }: Stage): Promise<void> {
  const broken = await scene.db.query
    .selectFrom('lockers')
    .select('number')
    .where('stationId', '=', beach.id)
    .where('status', '=', 'disabled')
    .execute();
  const browser = await admin.signIn();
  for (const { number: lockerNumber } of broken) {
    await browser.call(calls.editLocker, { stationId: beach.id, lockerNumber, status: 'free' });
  }
}

/** From the first of this month on, the owner gets a share of the station's income. */
export async function shareWithOwner({ scene, beach, admin }: Stage): Promise<void> {
  const firstDay = scene.clock.now().toZonedDateTimeISO('Europe/Tallinn').toPlainDate().with({ day: 1 });
  const browser = await admin.signIn();
  await browser.call(calls.setOwnerShare, {
    stationId: beach.id,
    percent: 60,
    firstDay: firstDay.toString(),
    payee: 'Rand OÜ',
    taxNumber: 'EE101010101',
    iban: 'EE38 2200 2210 2014 5685',
  });
}
