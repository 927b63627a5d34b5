import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { User } from '@laine/contract/public/entities.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { FreshSignIn } from '../../../ui/fresh/fresh-sign-in.tsx';
import { sectionTitles } from '../section-titles.ts';
import { Section } from '../section.tsx';
import type { Contact, CountryChoice } from '../settings-data.ts';
import { EmailFact } from './email-fact.tsx';

type Props = { user: User; contact: Contact; countries: readonly CountryChoice[] };

export function ProfileSection({ user, contact, countries }: Props) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { name = '', surname = '', phone = '', country = '', postalCode = '' } = user;
  const form = useCallForm(accountCalls.editMe, {
    start: { name, surname, phone: formatPhone(phone), country, postalCode },
    isEdit: true,
    words: { phone: t`Enter a phone number, for example +372 5555 5555` },
    // The header shows the name, and the server brings the phone number into its international form.
    onDone: () => void revalidate(),
  });
  const countryField = form.field('country');
  // Staff are called at this number when somebody isn't back from the water.
  const needsSignIn = form.refusal === 'fresh-sign-in-needed';
  return (
    <Section
      id="you"
      title={i18n._(sectionTitles.you)}
      note={<Trans>Nothing here is required. The booking form fills in your phone number.</Trans>}
    >
      <Form form={form}>
        <EmailFact email={user.email} contact={contact} />
        <FormRow>
          <TextField
            {...form.field('name')}
            label={t({ message: 'Name', comment: 'Given name of the person' })}
            autoComplete="given-name"
            maxLength={120}
          />
          <TextField
            {...form.field('surname')}
            label={t({ message: 'Surname', comment: 'Family name of the person' })}
            autoComplete="family-name"
            maxLength={120}
          />
        </FormRow>
        <PhoneField
          {...form.field('phone')}
          label={t`Phone number`}
          hint={<Trans>With country code. Your door codes come here by SMS.</Trans>}
        />
        <FormRow>
          <SelectField
            {...countryField}
            // An emptied country is removed by an empty text; undefined would mean "leave it".
            onChange={(chosen) => countryField.onChange(chosen ?? '')}
            label={t({ message: 'Country', comment: 'Where the person lives' })}
            options={countries}
            none={t({ message: 'Not given', comment: 'No country chosen' })}
            autoComplete="country"
          />
          <TextField
            {...form.field('postalCode')}
            label={t({ message: 'Postal code', comment: 'Of the person’s address' })}
            autoComplete="postal-code"
            maxLength={16}
          />
        </FormRow>
        {!needsSignIn && <FormProblem form={form} />}
        <FormButtons form={form} />
      </Form>
      {needsSignIn && <FreshSignIn email={user.email} passkey={user.passkey} onDone={() => void form.submit()} />}
    </Section>
  );
}
