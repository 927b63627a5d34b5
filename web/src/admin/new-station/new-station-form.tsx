import { adminPaths } from '@laine/contract/admin-paths.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { FreshFormProblem } from '../fresh/fresh-form-problem.tsx';
import { idProblem } from './id-problem.ts';
import { LockerNameFields } from './locker-name-fields.tsx';

const USUAL_LOCKERS = 4;

/** Settings that are fixed from then on: the id and the number of doors. */
export function NewStationForm({ taken }: { taken: ReadonlySet<string> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const wrongForm = t`Two or more small letters from a to z and digits, with single dashes between them`;
  const form = useCallForm(stationCalls.newStation, {
    start: { id: '', lockerCount: USUAL_LOCKERS, lockerNames: [] },
    words: { id: wrongForm },
    refreshes: [callKey(stationCalls.adminStations)],
    onDone: ({ id }) => void navigate(adminPaths.newStation(id)),
  });
  const id = form.field('id');
  const count = form.field('lockerCount');
  const names = form.field('lockerNames');
  const problem = idProblem(id.value ?? '', taken);
  const words = { form: wrongForm, taken: t`Another station has this id` };
  return (
    <>
      <Form form={form} className="grid gap-6 rounded-card border border-line bg-paper p-4 md:p-6">
        <FormSection
          title={<Trans comment="Heading: the short name of a station in addresses">Id</Trans>}
          note={<Trans>It stands in web addresses and stays for good; the name that customers read comes next.</Trans>}
        >
          <TextField
            {...id}
            onChange={(typed) => id.onChange(typed.toLowerCase())}
            error={problem ? words[problem] : id.error}
            label={t({ message: 'Id of the station', comment: 'Field: short name in web addresses' })}
            hint={t`Such as pirita or parnu-2`}
            maxLength={40}
          />
        </FormSection>
        <FormSection
          title={<Trans comment="Heading: how many lockers a station has">Lockers</Trans>}
          note={<Trans>Numbered from 1, in the order in which their locks are wired to the controller.</Trans>}
        >
          <NumberField
            {...count}
            onChange={(wished) => {
              count.onChange(wished);
              // Names of lockers beyond the new number would be refused.
              names.onChange((names.value ?? []).slice(0, Number.isFinite(wished) ? wished : 0));
            }}
            label={t`How many lockers`}
            hint={t`One board, one paddle and one vest each: 1 to 200.`}
            isWhole
          />
          <LockerNameFields count={count.value ?? 0} names={names.value ?? []} onChange={names.onChange} />
        </FormSection>
        <FormButtons
          form={form}
          save={<Trans comment="Button: a station is made, and its next step follows">Make the station</Trans>}
          hasUndo={false}
        />
      </Form>
      <FreshFormProblem form={form} />
    </>
  );
}
