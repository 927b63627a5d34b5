import type { User } from '@laine/contract/public/entities.ts';
import { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PartProblem } from '../part-problem.tsx';
import { sectionTitles } from '../section-titles.ts';
import { Section } from '../section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { AddPasskeyButton } from './add-passkey-button.tsx';
import { LinkedProviders } from './linked-providers.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  loaded: SettingsData['passkeys'];
  providers: SettingsData['providers'];
  user: User;
  now: Temporal.Instant;
};

export function PasskeysSection({ loaded, providers, user, now }: Props) {
  const { i18n } = useLingui();
  const { data, problem, askAgain } = useCall(passkeyCalls.passkeys, {}, loaded ? { initialData: loaded } : {});
  const passkeys = data?.passkeys ?? [];
  // By the present list, including one that was just added here.
  const held = { email: user.email, passkey: { ...user.passkey, isHeld: passkeys.length > 0 } };
  return (
    <Section
      id="passkeys"
      title={i18n._(sectionTitles.passkeys)}
      note={
        passkeys.length > 0 ? (
          <Trans>They sign you in by fingerprint, face or screen lock.</Trans>
        ) : (
          <Trans>With a passkey you sign in by fingerprint, face or screen lock, without waiting for a code.</Trans>
        )
      }
    >
      {!data && problem === undefined && <Skeleton className="h-18 w-full" />}
      {!data && problem !== undefined && <PartProblem text={problem} onRetry={() => void askAgain()} />}
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} person={held} now={now} />
          ))}
        </ul>
      )}
      {data && <AddPasskeyButton person={held} />}
      {data && (passkeys.length > 0 || data.recoveryCodes.left > 0) && (
        <RecoveryCodes left={data.recoveryCodes.left} madeAt={data.recoveryCodes.madeAt} person={held} />
      )}
      <LinkedProviders loaded={providers} person={held} />
    </Section>
  );
}
