import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { useCall } from '../../api/use-call.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { DateTimeField } from '../../ui/field/date-time-field.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { notify } from '../../ui/state/toast/toasts.ts';
import type { NamedStation } from '../frame/station-filter.tsx';
import { commonZone } from '../station/common-zone.ts';
import { LockerChoice } from './locker-choice.tsx';

type Props = {
  stations: readonly NamedStation[];
  stationId?: string;
  /** Prefilled times: from now on, or a gap in a locker's day. */
  wish: { start: string; end: string; lockerNumber?: number };
  onClose: () => void;
};

/** A rental without a payment, such as for a repair, a guest or a lesson. */
export function NewSessionDialog({ stations, stationId, wish, onClose }: Props) {
  const { t } = useLingui();
  const first = stationId ?? (stations.length === 1 ? stations[0]?.id : undefined);
  const form = useCallForm(sessionCalls.newSession, {
    start: { ...(first !== undefined && { stationId: first }), ...wish },
    refreshes: [callKey(sessionCalls.sessions), callKey(sessionCalls.stationDay)],
    onDone: ({ lockerNumber, code }) => {
      notify({ tone: 'done', title: t`Locker ${lockerNumber ?? '–'}, code ${code}` });
      onClose();
    },
  });
  const timeZone = stations.find(({ id }) => id === form.values.stationId)?.timeZone ?? commonZone(stations);
  const { stationId: at = '', start = '', end = '' } = form.values;
  const { data: fits } = useCall(
    sessionCalls.lockersForSession,
    { stationId: at, start, end },
    { enabled: Boolean(at && start && end) },
  );
  return (
    <Drawer
      title={<Trans comment="Button: a rental without a payment, for repairs and guests">New session</Trans>}
      onClose={onClose}
    >
      <Form form={form}>
        <p className="text-sm text-ink-soft">
          <Trans>Costs nothing. It gets a door code at once, and its locker is nobody else’s for that time.</Trans>
        </p>
        {stations.length !== 1 && (
          <SelectField
            {...form.field('stationId')}
            label={t({ message: 'Station', comment: 'Column: place with lockers' })}
            options={stations.map(({ id, name }) => ({ value: id, label: name }))}
            none={t({ message: 'Please choose', comment: 'Before something is chosen' })}
          />
        )}
        <DateTimeField
          {...form.field('start')}
          label={t({ message: 'Start', comment: 'Column: when a rental begins' })}
          timeZone={timeZone}
        />
        <DateTimeField
          {...form.field('end')}
          label={t({ message: 'End', comment: 'Column: when the rental ends' })}
          timeZone={timeZone}
        />
        <LockerChoice
          field={form.field('lockerNumber')}
          present={fits ? null : (form.values.lockerNumber ?? null)}
          lockers={fits?.lockers ?? []}
        />
        <LongTextField
          {...form.field('note')}
          label={t({ message: 'Note', comment: 'What staff write about a rental' })}
        />
        <FormProblem form={form} />
        <FormButtons form={form} hasUndo={false} save={<Trans comment="Button of a form">Create session</Trans>} />
      </Form>
    </Drawer>
  );
}
