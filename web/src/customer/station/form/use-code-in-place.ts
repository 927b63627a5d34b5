import { useEffect, useState } from 'react';
import { productClock } from '../../../api/product-clock.ts';
import { useHistoryStep } from '../../../ui/hooks/use-history-step.ts';
import { findWaitingCode, forgetWaitingCode, saveWaitingCode } from '../../login/waiting-code.ts';

type CodeInPlace = {
  /** The address that a code was sent to last. */
  sentTo: string | undefined;
  isCodeAsked: boolean;
  onSent: (email: string) => void;
  onRight: () => void;
  goBack: () => void;
};

/** The step in which the code is typed has its own entry in the history: back leads to the address, not away. */
export function useCodeInPlace(onSignedIn: () => void): CodeInPlace {
  const step = useHistoryStep('login-code');
  const [sentTo, setSentTo] = useState<string>();
  const [isRight, setRight] = useState(false);

  useEffect(() => {
    // A phone may drop the page while its owner reads the mail.
    // oxlint-disable-next-line react/set-state-in-effect -- the tab's memory can be read only after hydration
    if (step.isThere) setSentTo((known) => known ?? findWaitingCode(productClock.now()));
  }, [step.isThere]);

  return {
    sentTo,
    isCodeAsked: step.isThere || isRight,
    onSent: (email) => {
      saveWaitingCode(email, productClock.now());
      setSentTo(email);
      step.stepIn();
    },
    onRight: () => {
      // The code stays in view until the page knows who is here. Its entry goes, so that back does not lead to nothing.
      setRight(true);
      void step.stepBack().then(onSignedIn);
    },
    goBack: () => {
      forgetWaitingCode();
      void step.stepBack();
    },
  };
}
