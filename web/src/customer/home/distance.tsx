import { distanceInMetres, type Place } from '@laine/rules/distance.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { distanceText } from './distance-text.ts';

type Props = { from: Place; to: Place };

export function Distance({ from, to }: Props) {
  const distance = distanceText(distanceInMetres(from, to), useLocale());
  return (
    <span className="figures whitespace-nowrap">
      {' · '}
      <Trans comment="distance is a length such as 4.2 km, from the visitor to the station">{distance} away</Trans>
    </span>
  );
}
