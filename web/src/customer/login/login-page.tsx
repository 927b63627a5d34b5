import type { LoginProblem } from '@laine/contract/paths.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { productClock } from '../../api/product-clock.ts';
import { LoginScene } from '../../ui/art/login-scene.tsx';
import { useHistoryStep } from '../../ui/hooks/use-history-step.ts';
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
  const [isRecovering, setRecovering] = useState(false);
  const [isRight, setRight] = useState(false);
  // The code has its own entry in the history: back leads to the address, not away.
  const { isThere, stepIn, stepBack } = useHistoryStep('login-code');
  const wasThere = useRef(false);
  // Without an address it is an entry that the browser remembers longer than we do.
  const isCodeAsked = (isThere || isRight) && email !== '';
  const waitForCode = (sentTo: string) => {
    saveWaitingCode(sentTo, productClock.now());
    stepIn();
  };
  useEffect(() => {
    if (wasThere.current && !isThere) forgetWaitingCode();
    wasThere.current = isThere;
  }, [isThere]);
  /** The browser loads the target anew, so that the whole page knows the login, and back leads past this page. */
  const leave = async () => {
    setRight(true);
    await stepBack();
    location.replace(target);
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
    stepIn();
  }, [problem, serverNow, stepIn]);
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
          {isCodeAsked ? (
            <CodeStep email={email} onRight={() => void leave()} onBack={() => void stepBack()} />
          ) : isRecovering ? (
            <RecoveryStep email={email} target={target} onEmail={setEmail} onBack={() => setRecovering(false)} />
          ) : (
            <OptionsStep
              email={email}
              target={target}
              problem={problem}
              onEmail={setEmail}
              onSent={waitForCode}
              onRecovery={() => setRecovering(true)}
            />
          )}
        </div>
      </div>
    </main>
  );
}
