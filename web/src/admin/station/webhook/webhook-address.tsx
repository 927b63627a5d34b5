import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { FreshFormProblem } from '../../fresh/fresh-form-problem.tsx';
import type { StationDetail } from '../station-data.ts';

type Props = { station: StationDetail; isAdmin: boolean };

export function WebhookAddress({ station, isAdmin }: Props) {
  if (isAdmin) return <AddressForm station={station} />;
  return (
    <p className="text-sm break-all">
      {station.webhookUrl ?? (
        <Trans comment="A station without a webhook; only admins can set one">None yet. An admin can set one.</Trans>
      )}
    </p>
  );
}

function AddressForm({ station: { id: stationId, webhookUrl } }: { station: StationDetail }) {
  const { t } = useLingui();
  const form = useCallForm(stationCalls.editStation, {
    start: { stationId, webhookUrl },
    isEdit: true,
    refreshes: [callKey(stationCalls.adminStation, { stationId })],
    words: { webhookUrl: t`A web address such as https://example.com/laine` },
  });
  return (
    <div className="grid gap-5">
      <Form form={form}>
        <TextField
          {...form.field('webhookUrl')}
          label={t({ message: 'Web address', comment: 'Field: where webhooks are sent to' })}
          hint={t`Empty: nobody is told.`}
          type="url"
          inputMode="url"
          placeholder="https://example.com/laine"
        />
        <FormButtons form={form} />
      </Form>
      <FreshFormProblem form={form} />
    </div>
  );
}
