import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { noticeKindWords, noticeStateWords } from './message-words.ts';

export function MessageData({ notices }: Pick<OwnData, 'notices'>) {
  const { t, i18n } = useLingui();
  return (
    <DataGroup
      title={<Trans comment="Heading: e-mails and SMS to the person">Messages to you</Trans>}
      count={notices.length}
    >
      {notices.map(({ kind, channel, state, createdAt, sentAt, bookingId }) => (
        <DataEntry key={`${kind} ${channel} ${createdAt} ${bookingId}`} title={i18n._(noticeKindWords[kind])}>
          <KnownFact label={<Trans comment="E-mail or SMS">Sent by</Trans>}>
            {channel === 'email' ? t`E-mail` : 'SMS'}
          </KnownFact>
          <KnownFact label={<Trans>Status</Trans>}>{i18n._(noticeStateWords[state])}</KnownFact>
          <KnownFact label={<Trans comment="When a message was sent">Sent</Trans>}>
            {sentAt && <DataTime moment={sentAt} />}
          </KnownFact>
          <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
            {bookingId && <BookingLink bookingId={bookingId} />}
          </KnownFact>
        </DataEntry>
      ))}
    </DataGroup>
  );
}
