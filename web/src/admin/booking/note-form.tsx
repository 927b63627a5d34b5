import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';

/** For the next person who opens this booking. */
export function NoteForm({ bookingId }: { bookingId: string }) {
  const [written, setWritten] = useState(0);
  return <OneNote key={written} bookingId={bookingId} onWritten={() => setWritten((count) => count + 1)} />;
}

function OneNote({ bookingId, onWritten }: { bookingId: string; onWritten: () => void }) {
  const { t } = useLingui();
  const form = useCallForm(bookingCalls.noteBooking, {
    start: { bookingId, text: '' },
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId })],
    onDone: onWritten,
  });
  return (
    <Form form={form} className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <LongTextField
        {...form.field('text')}
        label={t({ message: 'Note', comment: 'What staff write about a rental' })}
        hint={t`For your colleagues. The customer gets it when asking for their data.`}
        maxLength={2000}
      />
      <FormProblem form={form} />
      <FormButtons
        form={form}
        hasUndo={false}
        save={<Trans comment="Button: keeps a note about a booking">Add note</Trans>}
      />
    </Form>
  );
}
