import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { loginMethodWords } from '../devices/login-method-words.ts';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { PasskeyData } from './passkey-data.tsx';
import { loginEndWords } from './login-end-words.ts';

type Props = Pick<OwnData, 'identities' | 'passkeys' | 'recoveryCodes' | 'logins'>;

export function SignInData({ identities, passkeys, recoveryCodes, logins }: Props) {
  const { t, i18n } = useLingui();
  const moment = (at: string | null) => at && <DataTime moment={at} />;
  return (
    <>
      <DataGroup
        title={<Trans comment="Heading: accounts at Google and Facebook">Linked for signing in</Trans>}
        count={identities.length}
      >
        {identities.map((identity) => (
          <DataEntry key={identity.provider} title={identity.provider === 'google' ? 'Google' : 'Facebook'}>
            <KnownFact label={<Trans comment="The person’s number at Google or Facebook">Your number there</Trans>}>
              {identity.idAtProvider}
            </KnownFact>
            <KnownFact label={<Trans comment="Since when an account at Google is linked">Linked</Trans>}>
              {moment(identity.linkedAt)}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
      <PasskeyData passkeys={passkeys} recoveryCodes={recoveryCodes} />
      <DataGroup
        title={<Trans comment="Heading: when and where the person signed in">Sign-ins</Trans>}
        count={logins.length}
      >
        {logins.map((login) => (
          <DataEntry
            key={login.id}
            title={login.device || t({ message: 'Unknown device', comment: 'A browser that does not say what it is' })}
          >
            <KnownFact label={<Trans comment="A town">Place</Trans>}>{login.place}</KnownFact>
            <KnownFact label={<Trans comment="How somebody signed in">How</Trans>}>
              {i18n._(loginMethodWords[login.method])}
            </KnownFact>
            <KnownFact label={<Trans comment="When somebody signed in">Signed in</Trans>}>
              {moment(login.createdAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="When a browser was last used">Last seen</Trans>}>
              {moment(login.lastSeenAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="When something ends">Ends</Trans>}>
              {login.endedAt === null && moment(login.expiresAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="When a login or a pass came to its end">Ended on</Trans>}>
              {moment(login.endedAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="Why a login was ended">Reason</Trans>}>
              {login.endedBecause && i18n._(loginEndWords[login.endedBecause])}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}
