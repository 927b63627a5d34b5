import { webhookCalls } from '@laine/contract/admin/webhook-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';

/** Sends one event at once, and shows if the receiver accepted it. */
export function WebhookTest({ stationId }: { stationId: string }) {
  const [hasArrived, setArrived] = useState<boolean>();
  const test = useAct(webhookCalls.testWebhook, {
    refreshes: [callKey(webhookCalls.webhookAttempts)],
    onDone: ({ success }) => setArrived(success),
  });
  const send = () => {
    setArrived(undefined);
    test.act({ stationId });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" disabled={test.isActing} onClick={send} className={buttonStyle('quiet', 'small')}>
        <Send aria-hidden className="size-4" />
        <Trans comment="Button: sends a test event to a webhook">Send a test</Trans>
      </button>
      <p aria-live="polite" className="text-sm">
        {test.isActing && <Trans comment="While a test event is on its way">Sending …</Trans>}
        {hasArrived === true && <Trans>It arrived: the receiver said yes.</Trans>}
        {hasArrived === false && <Trans>It did not arrive. The answer stands under Deliveries.</Trans>}
      </p>
    </div>
  );
}
