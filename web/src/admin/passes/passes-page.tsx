import { passCalls, type AdminPassOffer } from '@laine/contract/admin/pass-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CirclePause, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { Money } from '../../ui/data/money.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable } from '../../ui/table/list-table.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { MoneyFrame } from '../money/money-frame.tsx';
import { OfferDrawer } from './offer-drawer.tsx';

type Props = { loaded: CallAnswer<typeof passCalls.listPassOffers>; stations: readonly NamedStation[] };

/** Seasonal passes on sale. Buyers see theirs on their own page. */
export function PassesPage({ loaded, stations }: Props) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<AdminPassOffer | 'new'>();
  const asked = useCall(passCalls.listPassOffers, {}, { initialData: loaded });
  const { offers } = asked.data ?? loaded;
  return (
    <MoneyFrame
      actions={
        <button type="button" onClick={() => setEdited('new')} className={buttonStyle('action', 'small')}>
          <Plus aria-hidden className="size-4" />
          <Trans comment="Button: puts a seasonal pass on sale">New offer</Trans>
        </button>
      }
    >
      <p className="max-w-2xl text-sm text-ink-soft">
        <Trans>A pass that somebody bought is ended on the page of that person.</Trans>
      </p>
      <ListTable
        caption={t({ message: 'Passes', comment: 'Tab: seasonal passes on sale' })}
        columns={useColumns(stations, setEdited)}
        rows={offers}
        keyOf={({ id }) => id}
        asked={asked}
        empty={
          <EmptyState isInside title={t({ message: 'No passes', comment: 'No pass is or was on sale' })}>
            {t`Customers read that none is on sale at the moment.`}
          </EmptyState>
        }
      />
      {edited !== undefined && (
        <OfferDrawer
          offer={edited === 'new' ? undefined : edited}
          stations={stations}
          onClose={() => setEdited(undefined)}
        />
      )}
    </MoneyFrame>
  );
}

function useColumns(
  stations: readonly NamedStation[],
  edit: (offer: AdminPassOffer) => void,
): readonly Column<AdminPassOffer>[] {
  const locale = useLocale();
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id;
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const dayText = (day: string) => longDateText(`${day}T12:00:00Z`, 'UTC', locale);
  return [
    {
      key: 'name',
      heading: (
        <Trans context="thing" comment="Field: what a pass is called">
          Name
        </Trans>
      ),
      cell: ({ name }) => <span className="font-medium">{name}</span>,
      onCard: 'title',
    },
    {
      key: 'season',
      heading: <Trans comment="Column: from which day to which a pass is valid">Season</Trans>,
      cell: ({ firstDay, lastDay }) => `${dayText(firstDay)} – ${dayText(lastDay)}`,
    },
    {
      key: 'where',
      heading: <Trans comment="Field: where a pass is valid">Stations</Trans>,
      cell: ({ stationIds, country }) =>
        stationIds.length === 0 ? (countries.of(country) ?? country) : stationIds.map(nameOf).join(', '),
      needs: 'lg',
    },
    {
      key: 'price',
      heading: <Trans comment="Field: what a pass costs">Price</Trans>,
      cell: ({ priceInCents }) => <Money cents={priceInCents} />,
      align: 'end',
    },
    {
      key: 'sale',
      heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
      cell: ({ onSale }) =>
        onSale ? (
          <Badge tone="green" icon={CircleCheck}>
            <Trans comment="Switch: customers can buy this pass">On sale</Trans>
          </Badge>
        ) : (
          <Badge tone="gray" icon={CirclePause}>
            <Trans comment="State of a pass that nobody can buy">Not on sale</Trans>
          </Badge>
        ),
      onCard: 'corner',
    },
    {
      key: 'act',
      heading: <Trans comment="Column: what can be done">Next step</Trans>,
      cell: (offer) => (
        <button type="button" onClick={() => edit(offer)} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Button: changes a claim">Change</Trans>
        </button>
      ),
    },
  ];
}
