import type { Person } from '@laine/contract/admin/entities.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { FreshFormProblem } from '../fresh/fresh-form-problem.tsx';

const MAX_NOTE_LENGTH = 2000;

/** For the next person who opens this page. */
export function PersonNote({ person: { id: personId, note, status } }: { person: Person }) {
  const { t } = useLingui();
  const form = useCallForm(personCalls.editPerson, {
    start: { personId, note: note ?? '' },
    isEdit: true,
    refreshes: [callKey(personCalls.person, { personId })],
  });
  return (
    <section className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <Form form={form}>
        <LongTextField
          {...form.field('note')}
          label={t({ message: 'Note', comment: 'What staff write about a rental' })}
          hint={t`For your colleagues. The customer gets it when asking for their data.`}
          maxLength={MAX_NOTE_LENGTH}
          isDisabled={status === 'removed'}
        />
        <FormButtons form={form} save={<Trans comment="Button: keeps a note about a person">Save note</Trans>} />
      </Form>
      <FreshFormProblem form={form} />
    </section>
  );
}
