import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { countryName } from '../you/list-countries.ts';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { languageName } from './language-name.ts';
import { accountStatusWords, consentWords } from './account-words.ts';

type Props = Pick<OwnData, 'profile' | 'consents'>;

export function AccountData({ profile, consents }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const wanted = [
    profile.notices.reminders &&
      t({ message: 'Reminders before a rental', comment: 'A kind of messages that can be ended' }),
    profile.notices.reviewRequests &&
      t({ message: 'Invitations to a review', comment: 'A kind of messages that can be ended' }),
    profile.notices.news && t({ message: 'News', comment: 'Switch in the settings' }),
  ].filter((name) => name !== false);
  const moment = (at: string | null) => at && <DataTime moment={at} />;
  return (
    <>
      <DataGroup title={<Trans comment="Heading: name, phone and so on of the person">Account</Trans>}>
        <DataEntry>
          <KnownFact label={<Trans>E-mail</Trans>}>{profile.email}</KnownFact>
          <KnownFact label={<Trans comment="Given name of the person">Name</Trans>}>{profile.name}</KnownFact>
          <KnownFact label={<Trans comment="Family name of the person">Surname</Trans>}>{profile.surname}</KnownFact>
          <KnownFact label={<Trans>Phone number</Trans>}>{profile.phone}</KnownFact>
          <KnownFact label={<Trans comment="Where the person lives">Country</Trans>}>
            {profile.country && <ServerText>{countryName(profile.country, locale)}</ServerText>}
          </KnownFact>
          <KnownFact label={<Trans comment="Of the person’s address">Postal code</Trans>}>
            {profile.postalCode}
          </KnownFact>
          <KnownFact label={<Trans>Language</Trans>}>{profile.locale && languageName(profile.locale)}</KnownFact>
          <KnownFact label={<Trans comment="Address of the person’s picture at a sign-in provider">Picture</Trans>}>
            {profile.image}
          </KnownFact>
          <KnownFact label={<Trans comment="Which messages a person has chosen">Messages you want</Trans>}>
            {wanted.join(', ') || t({ message: 'None', comment: 'No messages chosen' })}
          </KnownFact>
          <KnownFact label={<Trans>Status</Trans>}>{i18n._(accountStatusWords[profile.status])}</KnownFact>
          <KnownFact label={<Trans comment="Why an account was stopped">Reason</Trans>}>
            {profile.restrictedBecause}
          </KnownFact>
          <KnownFact label={<Trans comment="Until when an account is stopped">Until</Trans>}>
            {moment(profile.restrictedUntil)}
          </KnownFact>
          <KnownFact label={<Trans>Note by our staff</Trans>}>{profile.staffNote}</KnownFact>
          <KnownFact label={<Trans>Deletion asked for</Trans>}>{moment(profile.deletionAskedAt)}</KnownFact>
          <KnownFact label={<Trans comment="Whether the account has a password">Password</Trans>}>
            {profile.hasPassword &&
              t({ message: 'Set; only its fingerprint is stored', comment: 'The account has a password' })}
          </KnownFact>
          <KnownFact label={<Trans>Your number at the payment provider</Trans>}>{profile.paymentCustomerId}</KnownFact>
          <KnownFact label={<Trans>Your number with us</Trans>}>{profile.id}</KnownFact>
          <KnownFact label={<Trans>Account since</Trans>}>{moment(profile.createdAt)}</KnownFact>
          <KnownFact label={<Trans>Last changed</Trans>}>{moment(profile.updatedAt)}</KnownFact>
          <KnownFact label={<Trans>Last sign-in</Trans>}>{moment(profile.lastSignInAt)}</KnownFact>
        </DataEntry>
      </DataGroup>
      <DataGroup
        title={<Trans comment="Heading: what the person agreed to">What you agreed to</Trans>}
        count={consents.length}
      >
        {consents.map((consent) => (
          <DataEntry
            key={`${consent.kind} ${consent.version} ${consent.givenAt} ${consent.bookingId}`}
            title={i18n._(consentWords[consent.kind])}
          >
            <KnownFact label={<Trans comment="When somebody agreed">Agreed</Trans>}>
              {moment(consent.givenAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="When somebody took an agreement back">Taken back</Trans>}>
              {moment(consent.withdrawnAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="Of a text that was agreed to">Version</Trans>}>
              {consent.version}
            </KnownFact>
            <KnownFact label={<Trans>Language</Trans>}>{consent.locale && languageName(consent.locale)}</KnownFact>
            <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
              {consent.bookingId && <BookingLink bookingId={consent.bookingId} />}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}
