import { Trans } from '@lingui/react/macro';
import { FingerprintPattern, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { Problem } from '../state/problem.tsx';
import { FreshCode } from './fresh-code.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Props = {
  email: string;
  /** With a passkey it's offered first; if it's required, it's the only option. */
  passkey: { isHeld: boolean; isRequired: boolean };
  onDone: () => void;
};

/** Signs in once more without leaving the dialog, so that nothing that was typed is lost. */
export function FreshSignIn({ email, passkey, onDone }: Props) {
  const [way, setWay] = useState<'passkey' | 'code' | 'sent'>(passkey.isHeld ? 'passkey' : 'code');
  return (
    <div className="mt-5 rounded-card bg-tint p-4">
      <p className="mb-4 flex gap-2 text-sm">
        <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
        {way === 'passkey' && <Trans>This needs a fresh sign-in. Then it goes on here.</Trans>}
        {way === 'code' && (
          <Trans>This needs a fresh sign-in. We send a code to {email}, and then it goes on here.</Trans>
        )}
        {way === 'sent' && <Trans>We sent a code to {email}. Type it to go on.</Trans>}
      </p>
      {way === 'passkey' ? (
        <ByPasskey canMail={!passkey.isRequired} onMail={() => setWay('code')} onDone={onDone} />
      ) : (
        <FreshCode email={email} onSent={() => setWay('sent')} onDone={onDone} />
      )}
    </div>
  );
}

type ByPasskeyProps = { canMail: boolean; onMail: () => void; onDone: () => void };

function ByPasskey({ canMail, onMail, onDone }: ByPasskeyProps) {
  const { signIn, isBusy, problem } = usePasskeySignIn({ onDone });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" disabled={isBusy} onClick={signIn} className={buttonStyle('action', 'small')}>
          <FingerprintPattern aria-hidden className="size-4" />
          <Trans comment="Button: sign in with fingerprint, face or screen lock">Use my passkey</Trans>
        </button>
        {canMail && (
          <button type="button" onClick={onMail} className="min-h-11 text-sm font-medium text-action hover:underline">
            <Trans comment="Button: sign in with a mailed code instead of a passkey">Send a code instead</Trans>
          </button>
        )}
      </div>
      {problem !== undefined && <Problem text={problem} />}
    </>
  );
}
