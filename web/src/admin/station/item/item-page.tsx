import { adminPaths } from '@laine/contract/admin-paths.ts';
import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { CopyableId } from '../../../ui/data/copyable-id.tsx';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { itemKindWords } from '../../../ui/words/item-kind-words.ts';
import { ItemBadge } from '../items/item-badge.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemTimeline } from './item-timeline.tsx';

const TICK_MS = 15_000;

type ItemDetail = CallAnswer<typeof itemCalls.item>;
type Props = { loaded: StationDetail; loadedItem: ItemDetail; serverNow: string };

/** One item: its facts, actions and history. */
export function ItemPage({ loaded, loadedItem, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => <OneItem station={station} loadedItem={loadedItem} now={now} />}
    </StationFrame>
  );
}

function OneItem({
  station,
  loadedItem,
  now,
}: {
  station: StationDetail;
  loadedItem: ItemDetail;
  now: Temporal.Instant;
}) {
  const { i18n } = useLingui();
  const wish = { stationId: station.id, itemId: loadedItem.item.id };
  const { item, events, serviceAfterRentals } =
    useCall(itemCalls.item, wish, { initialData: loadedItem }).data ?? loadedItem;
  const { timeZone } = stationLabel(station);
  const { rentalsSinceService } = item;
  const isOut = station.lockers.some(({ number, status }) => number === item.lockerNumber && status === 'rented');
  const agoOf = (moment: string | null) =>
    moment === null ? undefined : <RelativeTime moment={moment} now={now} timeZone={timeZone} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <Link
          to={adminPaths.station(station.id, 'items')}
          className="flex min-h-11 items-center gap-1 text-sm text-action"
        >
          <ChevronLeft aria-hidden className="size-4" />
          <Trans comment="Link back to the list of a station’s things">All items</Trans>
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{item.name}</h2>
          <ItemBadge item={item} isOut={isOut} />
        </div>
        <div className="group-data-cut:grayscale">
          <Facts>
            <Fact label={<Trans comment="Board, paddle, vest or something else">Kind</Trans>}>
              {i18n._(itemKindWords[item.kind])}
            </Fact>
            <Fact label={<Trans comment="Column: number of a locker">Locker</Trans>}>
              {item.place === 'locker' ? item.lockerNumber : undefined}
            </Fact>
            <Fact label={<Trans comment="Radio tag on a thing">Tag</Trans>}>
              {item.rfid !== '' && <CopyableId id={item.rfid} />}
            </Fact>
            <Fact
              label={
                <Trans comment="Column: how often a thing was rented since it was serviced">
                  Rentals since service
                </Trans>
              }
            >
              <span className={item.isServiceDue ? 'figures text-alert' : 'figures'}>
                <Trans comment="how often it was rented, and after how many rentals service is due">
                  {rentalsSinceService} of {serviceAfterRentals}
                </Trans>
              </span>
            </Fact>
            <Fact label={<Trans comment="Column: when a thing was last serviced">Last service</Trans>}>
              {agoOf(item.servicedAt)}
            </Fact>
            <Fact label={<Trans comment="Column: when a thing was last cleaned">Last cleaned</Trans>}>
              {agoOf(item.cleanedAt)}
            </Fact>
          </Facts>
        </div>
        <ItemActions item={item} station={station} />
      </div>
      <section className="grid content-start gap-4" aria-labelledby="history">
        <h3 id="history" className="text-lg">
          <Trans comment="Heading: everything that happened to a thing">History</Trans>
        </h3>
        <ItemTimeline events={events} timeZone={timeZone} now={now} />
      </section>
    </div>
  );
}
