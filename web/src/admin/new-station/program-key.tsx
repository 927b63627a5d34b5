import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CopyableText } from '../../ui/data/copyable-text.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import { NewKeyDialog } from '../station/key/new-key-dialog.tsx';
import { useNewStationKey } from '../station/key/use-new-station-key.ts';
import type { StationDetail } from '../station/station-data.ts';
import { startCommand } from './start-command.ts';

type Props = { station: StationDetail; serverUrl: string };

/** The command holds the secret, which is shown only now; if it gets lost, make a new key. */
export function ProgramKey({ station: { id: stationId, apiKeyHash, driver, connected }, serverUrl }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { key, make, isBusy, problem, needsSignIn, goOn } = useNewStationKey(stationId);
  const start = () => {
    setAsking(false);
    make();
  };
  const isFirst = apiKeyHash === null && key === undefined;
  return (
    <div className="grid gap-4">
      {key !== undefined && (
        <>
          <CopyableText
            text={startCommand({ serverUrl, key, driver: driver ?? 'serial', stationId })}
            label={t({ message: 'Command: start', comment: 'Name of a command to copy, for screen readers' })}
          />
          <p className="text-sm text-ink-soft">
            <Trans>The key in it is shown this once: copy the command before you leave this page.</Trans>
          </p>
        </>
      )}
      {key === undefined && apiKeyHash !== null && (
        <p className="text-sm">
          <Trans>
            A key was made earlier. Its secret is not kept, so the command cannot be shown again: if it was lost, make a
            new key.
          </Trans>
        </p>
      )}
      <div>
        <button
          type="button"
          disabled={isBusy}
          // Only a program that is there is cut off by it.
          onClick={() => (connected ? setAsking(true) : start())}
          className={buttonStyle(isFirst ? 'action' : 'quiet', isFirst ? 'regular' : 'small')}
        >
          <KeyRound aria-hidden className="size-4" />
          {isFirst ? (
            <Trans comment="Button: makes the key of a station and shows the command to start its program">
              Make the key and show the command
            </Trans>
          ) : (
            <Trans comment="Button: makes a new key for a station">Make a new key</Trans>
          )}
        </button>
      </div>
      {problem !== undefined && <Problem text={problem} />}
      {isAsking && <NewKeyDialog onConfirm={start} onClose={() => setAsking(false)} />}
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </div>
  );
}
