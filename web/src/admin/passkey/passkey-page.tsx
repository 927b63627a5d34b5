import { paths } from '@laine/contract/paths.ts';
import type { User } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { LoginScene } from '../../ui/art/login-scene.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { FreshSignIn } from '../../ui/fresh/fresh-sign-in.tsx';
import { useAddPasskey } from '../../ui/fresh/use-add-passkey.ts';
import { usePasskeySignIn } from '../../ui/fresh/use-passkey-sign-in.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { RecoveryForm } from './recovery-form.tsx';

type Props = { target: string; email: string; passkey: User['passkey'] };

/** An admin's power over stations, money and people waits for a passkey: made the first time, shown from then on. */
export function PasskeyPage({ target, email, passkey }: Props) {
  const { t } = useLingui();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col justify-start overflow-hidden bg-sky md:justify-center"
    >
      <PageHead title={t`Passkey`} />
      <LoginScene />
      <div className="page-width py-8 md:py-12">
        <div className="w-full max-w-md rounded-card border border-line bg-paper p-6 shadow-float max-md:mx-auto sm:p-8">
          {passkey.isHeld ? (
            <ShowPasskey target={target} email={email} />
          ) : (
            <MakePasskey target={target} email={email} passkey={passkey} />
          )}
        </div>
      </div>
    </main>
  );
}

function ShowPasskey({ target, email }: Pick<Props, 'target' | 'email'>) {
  const [isLost, setLost] = useState(false);
  // The whole page is loaded anew, because it knows the earlier login.
  const goOn = () => location.assign(target);
  const { signIn, isBusy, problem } = usePasskeySignIn({ onDone: goOn });
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Use your passkey</Trans>
      </h1>
      <p className="mt-1.5 text-ink-soft">
        <Trans>Staff pages open with your fingerprint, face or screen lock.</Trans>
      </p>
      <button type="button" disabled={isBusy} onClick={signIn} className={`${buttonStyle('primary')} mt-6 w-full`}>
        <FingerprintPattern aria-hidden className="size-5" />
        <Trans comment="Button: sign in with fingerprint, face or screen lock">Use my passkey</Trans>
      </button>
      {problem !== undefined && <Problem text={problem} />}
      <div className="mt-6 border-t border-line pt-3">
        {isLost ? (
          <RecoveryForm email={email} onDone={goOn} />
        ) : (
          <button
            type="button"
            onClick={() => setLost(true)}
            className="min-h-11 w-full text-sm text-ink-soft hover:text-action hover:underline"
          >
            <Trans comment="Button on the login page, for whoever has lost their device">Use a recovery code</Trans>
          </button>
        )}
      </div>
    </>
  );
}

function MakePasskey({ target, email, passkey }: Props) {
  const [isMade, setMade] = useState(false);
  const { add, isBusy, needsSignIn, problem } = useAddPasskey(() => setMade(true));
  if (isMade) return <PasskeyMade target={target} />;
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Make your passkey</Trans>
      </h1>
      <p className="mt-1.5 text-ink-soft">
        <Trans>
          Admins open doors, move money and see people’s data. From now on your fingerprint, face or screen lock lets
          you in here, and nothing less.
        </Trans>
      </p>
      {needsSignIn ? (
        <FreshSignIn email={email} passkey={passkey} onDone={add} />
      ) : (
        <button type="button" disabled={isBusy} onClick={add} className={`${buttonStyle('primary')} mt-6 w-full`}>
          <FingerprintPattern aria-hidden className="size-5" />
          <Trans comment="Button: make a passkey on this device">Make a passkey</Trans>
        </button>
      )}
      {problem !== undefined && <Problem text={problem} />}
    </>
  );
}

function PasskeyMade({ target }: { target: string }) {
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Your passkey is ready</Trans>
      </h1>
      <p className="mt-1.5 text-ink-soft">
        <Trans>Make recovery codes too: they let you in if this device is lost.</Trans>
      </p>
      <div className="mt-6 grid gap-3">
        <a href={paths.settings({ section: 'passkeys' })} className={`${buttonStyle('primary')} w-full`}>
          <Trans>Make recovery codes</Trans>
        </a>
        <a href={target} className={`${buttonStyle('quiet')} w-full`}>
          <Trans comment="Link: go on without recovery codes">Go on</Trans>
        </a>
      </div>
    </>
  );
}
