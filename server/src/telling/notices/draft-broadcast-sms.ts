import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import { type Locale, locales } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Deps } from '../../ground/deps.ts';
import { originOf } from '../../ground/origin-of.ts';
import { broadcastSms } from './broadcast-words.ts';
import { findRental } from './rental-store.ts';
import type { RentalBroadcast } from './rental.ts';
import { fitName, spellingOf, smsSegments } from './sms-segments.ts';
import { smsText } from './sms-text.ts';

type Draft = {
  said: Pick<RentalBroadcast, 'kind' | 'words' | 'until'>;
  station: { name: string; timeZone: string };
  /** One of the bookings to be cancelled, whose message stands for all. */
  cancelledId: string | undefined;
};
type DraftText = { locale: Locale; part: BroadcastPart; sms: string; segments: number };

/** As long as a real id, so that segments are counted correctly; shown as three dots. */
const SOME_ID = 'x'.repeat(22);

/** The messages as phones would show them, in each language, before anything is sent. */
export async function draftBroadcastSms(deps: Deps, { said, station, cancelledId }: Draft): Promise<DraftText[]> {
  const { settings, db } = deps;
  const now = deps.now();
  const origin = originOf(settings);
  const brand = settings.brand.name;
  const rental = cancelledId === undefined ? undefined : await findRental(db.query, cancelledId, now);
  return locales.flatMap((locale) => {
    const spell = spellingOf(locale);
    const { timeZone } = station;
    const link = `${origin}${paths.booking(SOME_ID)}`;
    const told = (['out', 'coming'] as const).map((part) => {
      const sms = fitName(spell(station.name), (name) =>
        broadcastSms(said, part, { brand: spell(brand), station: name, locale, timeZone, now, link }),
      );
      return { locale, part, sms: sms.replace(SOME_ID, '…'), segments: smsSegments(sms).segments };
    });
    if (!rental) return told;
    const broadcasts: RentalBroadcast[] = [{ ...said, id: '', part: 'cancelled' }];
    const cancelled = { ...rental, locale, cancelledBy: 'operator' as const, broadcasts };
    const sms = smsText('booking-cancelled', cancelled, { brand, origin, now, occasion: '', hasHourToOffer: false });
    return [...told, { locale, part: 'cancelled' as const, sms, segments: smsSegments(sms).segments }];
  });
}
