import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { firstHourInCents } from '@laine/rules/price/quote.ts';
import { formatTimeOfDay } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../../ground/deps.ts';
import { originOf } from '../../../ground/origin-of.ts';
import type { Poster } from '../../../ground/papers/poster/poster.ts';
import type { Staff } from '../../../ground/principal.ts';
import { runs } from '../../../ground/principal.ts';
import { posterWords } from '../../../ground/texts/poster-words.ts';
import { InWorker } from '../../../ground/workers/open-workers.ts';
import { presentStation } from '../facts/present-station.ts';
import { findStationRow, type StationRow } from '../station-store.ts';

/** The poster for the lockers, with the QR code of the touch screen, in the languages that the screen speaks. */
export async function drawStationPoster(
  deps: Deps,
  staff: Staff,
  { stationId }: { stationId: string },
  form: 'pdf' | 'svg',
): Promise<InWorker<Uint8Array>> {
  const row = runs(staff, stationId) ? await findStationRow(deps.db.query, stationId) : undefined;
  if (!row) throw new Refusal('not-found');
  const poster = posterOf(row, deps.settings);
  return new InWorker((asker) => deps.workers.run(asker, 'printPoster', { poster, form }));
}

function posterOf(row: StationRow, settings: Deps['settings']): Poster {
  const station = presentStation(row);
  const { defaultLanguage, languages, contactPhone } = readStationPrefs(row.prefs);
  const words = posterWords[defaultLanguage];
  const { openTimeInSeconds: opens, closeTimeInSeconds: closes, openingPeriods } = station;
  const cents = firstHourInCents(station);
  const phone = contactPhone ?? station.phone;
  return {
    brand: settings.brand.name,
    stationName: station.name,
    headline: words.headline,
    lead: words.lead,
    facts: [
      ...(cents > 0 ? [words.price({ price: formatSum(cents, defaultLanguage) })] : []),
      // Hours that change over the year would fill the sheet, and the page behind the code has today's.
      ...(openingPeriods.length === 0 && opens < closes
        ? [`${formatTimeOfDay(opens)}–${formatTimeOfDay(closes)}`]
        : []),
    ],
    alsoIn: languages
      .filter((locale) => locale !== defaultLanguage)
      .map((locale) => ({ headline: posterWords[locale].headline, lead: posterWords[locale].lead })),
    url: `${originOf(settings)}${paths.here(station.id)}`,
    help: phone === '' ? '' : words.help({ phone: formatPhone(phone) }),
  };
}
