import { apiKeyCalls } from '@laine/contract/admin/api-key-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable } from '../../ui/table/list-table.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import type { KeysAnswer, ListedKey } from './access-data.ts';
import { NewKeyDrawer } from './new-key-drawer.tsx';
import { ScopeName } from './scope-name.tsx';

type Props = { loaded: KeysAnswer; stations: readonly NamedStation[]; now: Temporal.Instant };

/** Keys of programs. A key gives no more than its maker may do. */
export function ApiKeys({ loaded, stations, now }: Props) {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const [deleted, setDeleted] = useState<ListedKey>();
  const asked = useCall(apiKeyCalls.apiKeys, {}, { initialData: loaded });
  const { keys } = asked.data ?? loaded;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans comment="Heading: keys with which programs use the API">API keys</Trans>
        </h2>
        <button type="button" onClick={() => setMaking(true)} className={buttonStyle('quiet', 'small')}>
          <KeyRound aria-hidden className="size-4" />
          <Trans comment="Button: makes a key for a program">New API key</Trans>
        </button>
      </div>
      <ListTable
        caption={t({ message: 'API keys', comment: 'Heading: keys with which programs use the API' })}
        columns={columns(stations, now, setDeleted)}
        rows={keys}
        keyOf={({ id }) => id}
        asked={asked}
        empty={
          <EmptyState isInside title={t({ message: 'No API keys', comment: 'The list of keys is empty' })}>
            {t`A program that reads or runs stations needs one.`}
          </EmptyState>
        }
      />
      {isMaking && <NewKeyDrawer stations={stations} onClose={() => setMaking(false)} />}
      {deleted && <DeleteKeyDialog apiKey={deleted} onClose={() => setDeleted(undefined)} />}
    </section>
  );
}

const columns = (
  stations: readonly NamedStation[],
  now: Temporal.Instant,
  remove: (key: ListedKey) => void,
): readonly Column<ListedKey>[] => [
  {
    key: 'name',
    heading: <Trans comment="Column: what a key is called">Key</Trans>,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
    onCard: 'title',
  },
  {
    key: 'scope',
    heading: <Trans comment="Field and column: what an API key lets a program do">Allowed to</Trans>,
    cell: ({ scope }) => <ScopeName scope={scope} />,
    onCard: 'corner',
  },
  {
    key: 'stations',
    heading: <Trans comment="Column: for which stations a key works">Works for</Trans>,
    cell: ({ stationIds }) =>
      stationIds === null ? (
        <Trans comment="Choice of a filter">All stations</Trans>
      ) : (
        stationIds.map((id) => stations.find((station) => station.id === id)?.name ?? id).join(', ')
      ),
  },
  {
    key: 'made',
    heading: <Trans comment="Column: when a key was made">Made</Trans>,
    cell: ({ createdAt }) => <RelativeTime moment={createdAt} now={now} timeZone="UTC" />,
    needs: 'lg',
  },
  {
    key: 'used',
    heading: <Trans comment="Column: when a program used its key last">Last used</Trans>,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        <Trans comment="A key that no program has used">never</Trans>
      ) : (
        <RelativeTime moment={lastUsedAt} now={now} timeZone="UTC" />
      ),
  },
  {
    key: 'expires',
    heading: <Trans comment="Column: when a key stops working">Ends</Trans>,
    cell: ({ expiresAt }) =>
      expiresAt === null ? (
        <Trans comment="A key that does not stop working by itself">never</Trans>
      ) : (
        <ZonedTime moment={expiresAt} timeZone="UTC" />
      ),
  },
  {
    key: 'act',
    heading: <Trans comment="Column: what can be done">Next step</Trans>,
    cell: (key) => (
      <button type="button" onClick={() => remove(key)} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Button: a key works no longer">Delete</Trans>
      </button>
    ),
  },
];

function DeleteKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ListedKey; onClose: () => void }) {
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(apiKeyCalls.deleteApiKey, {
    onDone: onClose,
    refreshes: [callKey(apiKeyCalls.apiKeys)],
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question; with the name of a key">Delete the key “{name}”?</Trans>}
      confirm={<Trans comment="Button: a key works no longer">Delete</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      tone="final"
      isDisabled={isActing || needsSignIn}
      problem={problem}
      onConfirm={() => act({ id })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans>The program that uses it is shut out at once. It cannot be undone.</Trans>
      </p>
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ConfirmDialog>
  );
}
