import { Trans } from '@lingui/react/macro';
import type { PassPlaces as Places } from './passes-data.ts';

/** The stations of a pass, by name if they're public. */
export function PassPlaces({ places }: { places: Places }) {
  const { country, isWholeCountry, stationNames } = places;
  const names = stationNames.join(', ');
  if (!isWholeCountry) return names || country;
  if (names === '') return <Trans comment="country is such as Estonia">Every station in {country}</Trans>;
  return (
    <Trans comment="country is such as Estonia; names are the stations that are there now">
      Every station in {country}: {names}
    </Trans>
  );
}
