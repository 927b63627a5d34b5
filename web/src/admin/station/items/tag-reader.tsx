import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Nfc } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';

type Props = { stationId: string; isReachable: boolean; onRead: (rfid: string) => void };

/** Reads the tag that is held to the station's reader. */
export function TagReader({ stationId, isReachable, onRead }: Props) {
  const [hasRead, setRead] = useState(false);
  const read = useAct(stationCalls.readCard, {
    isQuiet: true,
    onDone: ({ rfids: [rfid] }) => {
      if (rfid === undefined) return;
      setRead(true);
      onRead(rfid);
    },
  });
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        disabled={!isReachable || read.isActing}
        onClick={() => {
          setRead(false);
          read.act({ stationId });
        }}
        className={buttonStyle('quiet', 'small')}
      >
        <Nfc aria-hidden className="size-4" />
        <Trans comment="Button: a tag is held to the reader beside the station’s screen">
          Read a tag at the station
        </Trans>
      </button>
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {read.isActing && <Trans>Hold the thing to the reader beside the screen …</Trans>}
        {!read.isActing && hasRead && <Trans>The tag was read.</Trans>}
        {!read.isActing && read.problem}
      </p>
    </div>
  );
}
