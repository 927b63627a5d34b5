import { alertMessageCalls } from '@laine/contract/admin/alert-message-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';

type Outcomes = CallAnswer<typeof alertMessageCalls.testAlertMessages>;

/** Sends one mail and one SMS now, and shows the answers of the mail server and the gateway. */
export function SendTest() {
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const test = useAct(alertMessageCalls.testAlertMessages, { onDone: setOutcomes });
  const send = () => {
    setOutcomes(undefined);
    test.act({});
  };
  return (
    <div className="grid justify-items-start gap-3">
      <button type="button" disabled={test.isActing} onClick={send} className={buttonStyle('quiet')}>
        <Send aria-hidden className="size-4" />
        <Trans comment="Button: sends a mail and an SMS to whoever presses it">Send me a test</Trans>
      </button>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {test.isActing && (
          <p>
            <Trans comment="While a test is on its way">Sending …</Trans>
          </p>
        )}
        {outcomes && (
          <>
            <p>
              <MailOutcome outcome={outcomes.email} />
            </p>
            <p>
              <SmsOutcome outcome={outcomes.sms} />
            </p>
          </>
        )}
      </div>
      <ConfirmTest />
    </div>
  );
}

/** Only who reads the code has been reached. */
function ConfirmTest() {
  const { t } = useLingui();
  const form = useCallForm(alertMessageCalls.confirmAlertTest, {
    start: {},
    refreshes: [callKey(alertMessageCalls.alertMessages)],
  });
  return (
    <Form form={form}>
      <TextField
        {...form.field('code')}
        label={t({ message: 'Code of the test', comment: 'Field: six figures from a test message' })}
        hint={t`Each message has its own: type both. Without a tested number you cannot be called when somebody is missing.`}
        inputMode="numeric"
      />
      <FormProblem form={form} />
      <FormButtons
        form={form}
        hasUndo={false}
        save={<Trans comment="Button: a code was typed from a test message">Confirm</Trans>}
      />
    </Form>
  );
}

function MailOutcome({ outcome }: { outcome: Outcomes['email'] }) {
  if (outcome === null) return <Trans>E-mail: switched off.</Trans>;
  if (outcome === 'sent') return <Trans>E-mail: sent. Look into your mailbox.</Trans>;
  if (outcome === 'refused') return <Trans>E-mail: the address was refused.</Trans>;
  return <Trans>E-mail: the mail server did not answer. Try again later.</Trans>;
}

function SmsOutcome({ outcome }: { outcome: Outcomes['sms'] }) {
  if (outcome === null) return <Trans>SMS: switched off, or there is no number.</Trans>;
  if (outcome === 'sent') return <Trans>SMS: sent. Look at your phone.</Trans>;
  if (outcome === 'refused') return <Trans>SMS: the number was refused.</Trans>;
  return <Trans>SMS: the gateway did not answer. Try again later.</Trans>;
}
