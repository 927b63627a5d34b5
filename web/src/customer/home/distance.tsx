import { distanceInMetres, type Place } from '@laine/rules/people/distance-in-metres.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { distanceText } from './distance-text.ts';

type Props = { from: Place; to: Place };

/** Lies over the picture, because it arrives after the page and must not move anything. */
export function Distance({ from, to }: Props) {
  const distance = distanceText(distanceInMetres(from, to), useLocale());
  return (
    <p className="pointer-events-none absolute top-3 left-3 animate-rise rounded-full bg-paper px-3 py-1 text-xs font-medium">
      <Trans comment="distance is a length such as 4.2 km, from the visitor to the station">{distance} away</Trans>
    </p>
  );
}
