import { formatPhone } from '@laine/rules/people/format-phone.ts';
import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { countryName } from '../you/list-countries.ts';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { languageName } from '../../../i18n/language-name.ts';
import { accountStatusWords, consentWords, roleWords } from './account-words.ts';

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
  // A whole record: a field of the file that the page does not show does not compile.
  const facts: Record<keyof OwnData['profile'], { label: ReactNode; value: ReactNode }> = {
    email: { label: <Trans>E-mail</Trans>, value: profile.email },
    name: { label: <Trans comment="Given name of the person">Name</Trans>, value: profile.name },
    surname: { label: <Trans comment="Family name of the person">Surname</Trans>, value: profile.surname },
    phone: { label: <Trans>Phone number</Trans>, value: profile.phone && formatPhone(profile.phone) },
    country: {
      label: <Trans comment="Where the person lives">Country</Trans>,
      value: profile.country && <ServerText>{countryName(profile.country, locale)}</ServerText>,
    },
    postalCode: { label: <Trans comment="Of the person’s address">Postal code</Trans>, value: profile.postalCode },
    locale: { label: <Trans>Language</Trans>, value: profile.locale && languageName(profile.locale) },
    image: {
      label: <Trans comment="Address of the person’s picture at a sign-in provider">Picture</Trans>,
      value: profile.image,
    },
    notices: {
      label: <Trans comment="Which messages a person has chosen">Messages you want</Trans>,
      value: wanted.join(', ') || t({ message: 'None', comment: 'No messages chosen' }),
    },
    role: { label: <Trans comment="Customer or admin">Role</Trans>, value: i18n._(roleWords[profile.role]) },
    status: { label: <Trans>Status</Trans>, value: i18n._(accountStatusWords[profile.status]) },
    restrictedBecause: {
      label: <Trans comment="Why an account was stopped">Reason</Trans>,
      value: profile.restrictedBecause,
    },
    restrictedUntil: {
      label: <Trans comment="Until when an account is stopped">Until</Trans>,
      value: moment(profile.restrictedUntil),
    },
    staffNote: { label: <Trans>Note by our staff</Trans>, value: profile.staffNote },
    deletionAskedAt: { label: <Trans>Deletion asked for</Trans>, value: moment(profile.deletionAskedAt) },
    hasPassword: {
      label: <Trans comment="Whether the account has a password">Password</Trans>,
      value:
        profile.hasPassword &&
        t({ message: 'Set; only its fingerprint is stored', comment: 'The account has a password' }),
    },
    paymentCustomerId: { label: <Trans>Your number at the payment provider</Trans>, value: profile.paymentCustomerId },
    id: { label: <Trans>Your number with us</Trans>, value: profile.id },
    createdAt: { label: <Trans>Account since</Trans>, value: moment(profile.createdAt) },
    updatedAt: { label: <Trans>Last changed</Trans>, value: moment(profile.updatedAt) },
    lastSignInAt: { label: <Trans>Last sign-in</Trans>, value: moment(profile.lastSignInAt) },
  };
  return (
    <>
      <DataGroup title={<Trans comment="Heading: name, phone and so on of the person">Account</Trans>}>
        <DataEntry>
          {Object.entries(facts).map(([field, { label, value }]) => (
            <KnownFact key={field} label={label}>
              {value}
            </KnownFact>
          ))}
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
