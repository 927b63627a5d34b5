import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { CopyableText } from '../../../ui/data/copyable-text.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';
import { useFreshAct } from '../../fresh/use-fresh-act.ts';
import type { StationDetail } from '../station-data.ts';

/** A new key ends the old one at once, so the question comes first; it is shown this once. */
export function StationKey({ station: { id: stationId, apiKeyHash } }: { station: StationDetail }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState<string>();
  const make = useFreshAct(stationCalls.newStationKey, {
    refreshes: [callKey(stationCalls.adminStation, { stationId })],
    onDone: ({ newAPIKey }) => setKey(newAPIKey),
  });
  const start = () => {
    setAsking(false);
    make.act({ stationId });
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
          disabled={make.isActing}
          onClick={() => (apiKeyHash === null ? start() : setAsking(true))}
          className={buttonStyle('quiet', 'small')}
        >
          <KeyRound aria-hidden className="size-4" />
          <Trans comment="Button: makes a new key for a station">Make a new key</Trans>
        </button>
      </div>
      {make.problem !== undefined && <Problem text={make.problem} />}
      {isAsking && (
        <ConfirmDialog
          title={<Trans>Replace the station’s key?</Trans>}
          confirm={<Trans comment="Button: makes a new key for a station">Make a new key</Trans>}
          dismiss={<Trans>Not now</Trans>}
          tone="primary"
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>
              The old key ends at once. Until the new one is at the station it cannot reach us; doors still open there
              by code.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
      {make.needsSignIn && <FreshSignIn onDone={make.goOn} />}
    </div>
  );
}
