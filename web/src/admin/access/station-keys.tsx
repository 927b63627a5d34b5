import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { AdminStation } from '@laine/contract/admin/entities.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable } from '../../ui/table/list-table.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import { NewKeyDialog } from '../station/key/new-key-dialog.tsx';
import { useNewStationKey } from '../station/key/use-new-station-key.ts';
import { stationLabel } from '../station/station-label.ts';
import type { StationsAnswer } from './access-data.ts';

type Props = { loaded: StationsAnswer; now: Temporal.Instant };

/** The keys with which stations' own programs hold their links. */
export function StationKeys({ loaded, now }: Props) {
  const { t } = useLingui();
  const [replaced, setReplaced] = useState<AdminStation>();
  const asked = useCall(stationCalls.adminStations, {}, { initialData: loaded });
  const { stations } = asked.data ?? loaded;
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">
        <Trans comment="Heading: keys of the programs that run at stations">Station keys</Trans>
      </h2>
      <ListTable
        caption={t({ message: 'Station keys', comment: 'Heading: keys of the programs that run at stations' })}
        columns={columns(now, setReplaced)}
        rows={stations}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.station(id)}
        asked={asked}
      />
      {replaced && <ReplaceKey station={replaced} onClose={() => setReplaced(undefined)} />}
    </section>
  );
}

const columns = (now: Temporal.Instant, replace: (station: AdminStation) => void): readonly Column<AdminStation>[] => [
  {
    key: 'station',
    heading: <Trans comment="Column: place with lockers">Station</Trans>,
    cell: (station) => <span className="font-medium">{stationLabel(station).name}</span>,
    onCard: 'title',
  },
  {
    key: 'key',
    heading: <Trans comment="Column: what a key is called">Key</Trans>,
    cell: ({ apiKeyHash }) =>
      apiKeyHash === null ? (
        <Trans comment="A station without a key: its program cannot connect">none</Trans>
      ) : (
        <span className="figures text-ink-soft">{apiKeyHash.slice(0, 8)}…</span>
      ),
  },
  {
    key: 'seen',
    heading: <Trans comment="Column: when somebody was here last">Last seen</Trans>,
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? '–' : <RelativeTime moment={lastSeenAt} now={now} timeZone="UTC" />,
  },
  {
    key: 'act',
    heading: <Trans comment="Column: what can be done">Next step</Trans>,
    cell: (station) => (
      <button
        type="button"
        onClick={() => replace(station)}
        className={`${buttonStyle('quiet', 'small')} relative z-10`}
      >
        {station.apiKeyHash === null ? (
          <Trans comment="Button of a form: makes a key for a program">Make the key</Trans>
        ) : (
          <Trans comment="Button: a station gets another key, the earlier one stops working">Replace the key</Trans>
        )}
      </button>
    ),
  },
];

function ReplaceKey({ station, onClose }: { station: AdminStation; onClose: () => void }) {
  const { t } = useLingui();
  const { key, make, isBusy, problem, needsSignIn, goOn } = useNewStationKey(station.id);
  const { name } = stationLabel(station);
  if (key !== undefined) {
    return (
      <Dialog title={name} onClose={onClose}>
        <div className="mt-4">
          <ShownOnce
            secret={key}
            label={t({ message: 'Station key', comment: 'Heading: the key with which a station signs in' })}
            onDone={onClose}
          >
            <Trans>This is the key. It is shown this once: copy it now.</Trans>
          </ShownOnce>
        </div>
      </Dialog>
    );
  }
  return (
    <NewKeyDialog
      title={<Trans comment="Question; name is that of a station">A new key for {name}?</Trans>}
      hasKey={station.apiKeyHash !== null}
      isDisabled={isBusy}
      problem={problem}
      onConfirm={make}
      onClose={onClose}
    >
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </NewKeyDialog>
  );
}
