import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { CopyableText } from '../../../ui/data/copyable-text.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';
import { NewKeyDialog } from '../key/new-key-dialog.tsx';
import { useNewStationKey } from '../key/use-new-station-key.ts';
import type { StationDetail } from '../station-data.ts';

/** A new key ends the old one at once, so the question comes first; it is shown this once. */
export function StationKey({ station: { id: stationId, apiKeyHash } }: { station: StationDetail }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { key, make, isBusy, problem, needsSignIn, goOn } = useNewStationKey(stationId);
  const start = () => {
    setAsking(false);
    make();
  };
  return (
    <div className="grid gap-3">
      {key !== undefined && (
        <>
          <CopyableText
            text={key}
            label={t({ message: 'Station key', comment: 'Heading: the key with which a station signs in' })}
          />
          <p className="text-sm text-ink-soft">
            <Trans>It is shown this once. Put it into the station’s settings as STATION_KEY.</Trans>
          </p>
        </>
      )}
      <div>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => (apiKeyHash === null ? start() : setAsking(true))}
          className={buttonStyle('quiet', 'small')}
        >
          <KeyRound aria-hidden className="size-4" />
          <Trans comment="Button: makes a new key for a station">Make a new key</Trans>
        </button>
      </div>
      {problem !== undefined && <Problem text={problem} />}
      {isAsking && <NewKeyDialog onConfirm={start} onClose={() => setAsking(false)} />}
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </div>
  );
}
