import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../ui/data/money.tsx';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';

type Props = Pick<OwnData, 'extensions'>;

/** One more hour, asked for and had or not. */
export function ExtensionData({ extensions }: Props) {
  return (
    <DataGroup title={<Trans comment="Heading: hours added to rentals">Extensions</Trans>} count={extensions.length}>
      {extensions.map((extension) => (
        <DataEntry key={extension.id} title={<Money cents={extension.priceInCents} />}>
          <KnownFact label={<Trans>Status</Trans>}>
            {extension.status === 'done' ? (
              <Trans comment="State of one more hour">Added to the rental</Trans>
            ) : (
              <Trans comment="State of one more hour">Not paid, so not added</Trans>
            )}
          </KnownFact>
          <KnownFact label={<Trans comment="When something was asked for">Asked for</Trans>}>
            <DataTime moment={extension.createdAt} />
          </KnownFact>
          <KnownFact label={<Trans>New end</Trans>}>
            <DataTime moment={extension.newEnd} />
          </KnownFact>
          <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
            <BookingLink bookingId={extension.bookingId} />
          </KnownFact>
        </DataEntry>
      ))}
    </DataGroup>
  );
}
