import { cardCalls } from '@laine/contract/public/card-calls.ts';
import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Problem } from '../../../ui/state/problem.tsx';

/** Leads to the payment provider's page, where another card is saved. */
export function ReplaceCardButton() {
  const [isLeaving, setLeaving] = useState(false);
  const { act, isActing, problem } = useAct(cardCalls.replaceCard, {
    onDone: ({ url }) => {
      setLeaving(true);
      location.assign(url);
    },
    isQuiet: true,
  });
  // After the way back, the browser may show this page as it was left, with a busy button.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const isBusy = isActing || isLeaving;
  return (
    <div>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && act({})}
        className={`${buttonStyle('quiet', 'small')} aria-disabled:cursor-progress`}
      >
        <RefreshCw aria-hidden className="size-4" />
        {isBusy ? <Trans>Opening the payment page…</Trans> : <Trans>Replace the card</Trans>}
      </button>
      {problem !== undefined && <Problem text={problem} />}
    </div>
  );
}
