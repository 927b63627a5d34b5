import type { LoginProblem } from '@laine/contract/paths.ts';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { productClock } from '../../api/product-clock.ts';
import { LoginScene } from '../../ui/art/login-scene.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CodeStep } from './code-step.tsx';
import { OptionsStep } from './options-step.tsx';
import { readConfirmEmail } from './read-confirm-email.ts';
import { RecoveryStep } from './recovery-step.tsx';
import { findWaitingCode, forgetWaitingCode, saveWaitingCode } from './waiting-code.ts';

type Props = { target: string; problem: LoginProblem | null; serverNow: string };

export function LoginPage({ target, problem, serverNow }: Props) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'options' | 'code' | 'recovery'>('options');
  const waitForCode = (sentTo: string) => {
    saveWaitingCode(sentTo, productClock.now());
    setStep('code');
  };
  const startOver = () => {
    forgetWaitingCode();
    setStep('options');
  };
  // The server mailed a code to a provider's unverified address. It names the address in a cookie, not in the URL.
  useLayoutEffect(() => {
    // A code was requested for another address before the scripts arrived.
    if (document.querySelector('form[data-held]')) return;
    productClock.hear(serverNow);
    const mailedTo = readConfirmEmail();
    if (mailedTo !== undefined) saveWaitingCode(mailedTo, productClock.now());
    const sentTo = mailedTo ?? (problem === null ? findWaitingCode(productClock.now()) : undefined);
    if (sentTo === undefined) return;
    // oxlint-disable-next-line react/set-state-in-effect -- cookies and storage are there only after hydration
    setEmail(sentTo);
    setStep('code');
  }, [problem, serverNow]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col justify-start overflow-hidden bg-sky md:justify-center"
    >
      <PageHead title={t`Sign in`} description={t`Sign in to book a paddle board. You need no password.`} />
      <LoginScene />
      <div className="page-width py-8 md:py-12">
        <div className="w-full max-w-md rounded-card border border-line bg-paper p-6 shadow-float max-md:mx-auto sm:p-8">
          {step === 'code' && <CodeStep email={email} target={target} onBack={startOver} />}
          {step === 'recovery' && (
            <RecoveryStep email={email} target={target} onEmail={setEmail} onBack={() => setStep('options')} />
          )}
          {step === 'options' && (
            <OptionsStep
              email={email}
              target={target}
              problem={problem}
              onEmail={setEmail}
              onSent={waitForCode}
              onRecovery={() => setStep('recovery')}
            />
          )}
        </div>
      </div>
    </main>
  );
}
