import { calls } from '@laine/contract/calls.ts';
import { Email } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { DateTimeField } from '../ui/field/date-time-field.tsx';
import { LongTextField } from '../ui/field/long-text-field.tsx';
import { MoneyField } from '../ui/field/money-field.tsx';
import { NumberField } from '../ui/field/number-field.tsx';
import { SelectField } from '../ui/field/select-field.tsx';
import { SwitchField } from '../ui/field/switch-field.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { FormRow } from '../ui/form/form-row.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Form } from '../ui/form/form.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { useSchemaForm } from '../ui/form/use-schema-form.ts';
import { notify } from '../ui/state/toast/toasts.ts';
import { Part, Room } from './part.tsx';

export function FormRoom() {
  return (
    <Room
      id="forms"
      title="Forms"
      note="Validated by the contract while one types, sent through the client; a refusal stands beside its field. Sign in as admin@laine.test and ask for the id 'pirita' to see one."
    >
      <Part name="A form that makes a call: new station">
        <NewStationForm />
      </Part>
      <Part name="A form that edits: it knows what changed, and asks before it is left">
        <TermsForm />
      </Part>
    </Room>
  );
}

const card = 'grid gap-5 rounded-card border border-line bg-paper p-4 md:p-6';

function NewStationForm() {
  const form = useCallForm(calls.newStation, {
    start: {},
    words: { id: 'Small letters, figures and single dashes, such as parnu-2' },
    onDone: ({ id }) => notify({ tone: 'done', title: `Station ${id} was made` }),
  });
  return (
    <Form form={form} className={card}>
      <FormRow>
        <TextField {...form.field('id')} label="Id" hint="It stands in the address." />
        <NumberField {...form.field('lockerCount')} label="Lockers" isWhole />
      </FormRow>
      <FormProblem form={form} />
      <FormButtons form={form} save="Make the station" />
    </Form>
  );
}

const Terms = z.object({
  priceInCents: z.int().min(100).max(10_000),
  email: Email.optional(),
  season: z.enum(['summer', 'always']),
  isOpen: z.boolean(),
  closedFrom: z.iso.datetime().optional(),
  note: z.string().max(300).optional(),
});

const seasons = [
  { value: 'summer', label: 'Summer' },
  { value: 'always', label: 'The whole year' },
] as const;

const MADE_UP_DELAY_IN_MS = 500;

/** Simulates a server that takes a moment. */
const pretend = (input: object) =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(Object.keys(input)), MADE_UP_DELAY_IN_MS);
  });

const TERMS = { priceInCents: 1_500, email: 'owner@laine.test', season: 'summer', isOpen: true } as const;

function TermsForm() {
  const form = useSchemaForm(Terms, {
    start: TERMS,
    isEdit: true,
    send: pretend,
    onDone: (sent) => notify({ tone: 'done', title: 'Saved', detail: `Sent: ${sent.join(', ')}` }),
  });
  return (
    <Form form={form} className={card}>
      <FormSection title="Price" note="What customers see on the card.">
        <FormRow>
          <MoneyField {...form.field('priceInCents')} label="Price per hour" />
          <SelectField {...form.field('season')} label="Season" options={seasons} />
        </FormRow>
      </FormSection>
      <FormSection title="Reaching you">
        <TextField {...form.field('email')} label="E-mail" type="email" />
        <SwitchField {...form.field('isOpen')} label="Takes bookings" />
      </FormSection>
      <FormSection title="Closure">
        <DateTimeField {...form.field('closedFrom')} label="Closed from" timeZone="Europe/Tallinn" />
        <LongTextField {...form.field('note')} label="Note" />
      </FormSection>
      <p className="text-sm text-ink-soft">
        Changed: <output>{form.changed.join(', ') || 'nothing'}</output>
      </p>
      <FormProblem form={form} />
      <FormButtons form={form} />
    </Form>
  );
}
