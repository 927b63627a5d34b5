import { callOutCalls } from '@laine/contract/public/call-out-calls.ts';
import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import type { AlertData } from './alert-data.ts';
import { AlertView } from './alert-view.tsx';

const REFRESH_EVERY_MS = 10_000;

type Props = { callOutId: string; loaded: AlertData };

/** The page behind the link in the SMS: one button, and the facts for helping. Works without signing in. */
export function AlertPage(props: Props) {
  const { t } = useLingui();
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="page-width grid justify-items-center pt-6 pb-24 md:pt-12">
        <PageHead title={t`Not back`} />
        <LiveAlert {...props} />
      </main>
    </CallProvider>
  );
}

/** While the page is open, somebody else may take it, or the board may come back. */
function LiveAlert({ callOutId, loaded }: Props) {
  const { data } = useCall(
    callOutCalls.callOut,
    { callOutId },
    { initialData: loaded, refetchInterval: () => REFRESH_EVERY_MS },
  );
  return <AlertView callOutId={callOutId} alert={data ?? loaded} />;
}
