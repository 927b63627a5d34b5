import { Trans, useLingui } from '@lingui/react/macro';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { findClosureWord } from '../../../ui/words/closure-words.ts';
import type { StationData } from '../station-data.ts';
import { OtherStations } from './other-stations.tsx';
import { TellWhenOpen } from './tell-when-open.tsx';

/** In place of the form where no date can be chosen: why, until when, and the ways on. */
export function NoTime({ page }: { page: StationData }) {
  const { station, openingWish, nearStations } = page;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        <Why page={page} />
      </p>
      {openingWish && <TellWhenOpen stationId={station.id} wish={openingWish} />}
      <OtherStations stations={nearStations} />
    </div>
  );
}

function Why({ page: { shut, opensAgain } }: { page: StationData }) {
  const { i18n } = useLingui();
  if (shut) {
    const moment = shut.until;
    const word = findClosureWord(shut.kind);
    return (
      <>
        {word && <span className="block font-semibold text-ink">{i18n._(word)}</span>}
        <Trans>The station is closed now.</Trans>{' '}
        <Trans comment="A day and a time follow, such as Saturday 12 December, 10:00">
          Opens again: <ServerText>{moment}</ServerText>
        </Trans>
      </>
    );
  }
  if (opensAgain === null)
    return <Trans>No time can be booked here at the moment. Please look at another station.</Trans>;
  return (
    <Trans comment="opensAgain is a day such as 1 May">
      The station is closed now. It opens again {opensAgain}, and can be booked from four days before.
    </Trans>
  );
}
