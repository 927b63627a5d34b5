import { ownerCalls } from '@laine/contract/admin/owner-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { FreshFormProblem } from '../../fresh/fresh-form-problem.tsx';

export function AddOwnerForm({ stationId }: { stationId: string }) {
  const [added, setAdded] = useState(0);
  // Emptied by being made anew.
  return <EmailForm key={added} stationId={stationId} onAdded={() => setAdded((count) => count + 1)} />;
}

function EmailForm({ stationId, onAdded }: { stationId: string; onAdded: () => void }) {
  const { t } = useLingui();
  const form = useCallForm(ownerCalls.addStationUser, {
    start: { stationId },
    refreshes: [callKey(ownerCalls.stationUsers, { stationId })],
    onDone: ({ email }) => {
      notify({ tone: 'done', title: t`${email} is an owner now` });
      onAdded();
    },
  });
  return (
    <div className="grid gap-5">
      <Form form={form}>
        <TextField
          {...form.field('email')}
          label={t({ message: 'E-mail', comment: 'Field: address of a new owner' })}
          type="email"
          inputMode="email"
        />
        <FormButtons
          form={form}
          hasUndo={false}
          save={<Trans comment="Button: makes somebody an owner of a station">Add</Trans>}
        />
      </Form>
      <FreshFormProblem form={form} />
    </div>
  );
}
