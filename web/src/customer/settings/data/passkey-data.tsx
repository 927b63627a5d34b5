import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans } from '@lingui/react/macro';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';

/** What is stored of passkeys and recovery codes; neither could be used by whoever reads it. */
export function PasskeyData({ passkeys, recoveryCodes }: Pick<OwnData, 'passkeys' | 'recoveryCodes'>) {
  const used = recoveryCodes.filter(({ usedAt }) => usedAt !== null);
  const madeAt = recoveryCodes[0]?.createdAt;
  return (
    <>
      <DataGroup
        title={<Trans comment="Heading in the settings: signing in by fingerprint or face">Passkeys</Trans>}
        count={passkeys.length}
      >
        {passkeys.map((passkey) => (
          <DataEntry key={passkey.id} title={passkey.name}>
            <KnownFact label={<Trans comment="When something was added">Added</Trans>}>
              <DataTime moment={passkey.createdAt} />
            </KnownFact>
            <KnownFact label={<Trans comment="When something was last used">Last used</Trans>}>
              {passkey.lastUsedAt && <DataTime moment={passkey.lastUsedAt} />}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
      {madeAt !== undefined && (
        <DataGroup title={<Trans>Recovery codes</Trans>} count={recoveryCodes.length}>
          <DataEntry title={<Trans>Recovery codes</Trans>}>
            <KnownFact label={<Trans comment="When recovery codes were made">Made</Trans>}>
              <DataTime moment={madeAt} />
            </KnownFact>
            {used.map(({ usedAt }) => (
              <KnownFact key={usedAt} label={<Trans comment="When a recovery code was used">One was used</Trans>}>
                {usedAt && <DataTime moment={usedAt} />}
              </KnownFact>
            ))}
          </DataEntry>
        </DataGroup>
      )}
    </>
  );
}
