import { statementCalls, type OwnerShare as Share } from '@laine/contract/admin/statement-calls.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { productClock } from '../../../api/product-clock.ts';
import { useCall } from '../../../api/use-call.ts';
import { monthText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { inGroups } from '../../../ui/data/in-groups.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { FreshFormProblem } from '../../fresh/fresh-form-problem.tsx';

/** The owner's share of each month, its start, and the account it's paid to; earlier shares below. */
export function OwnerShare({ stationId }: { stationId: string }) {
  const { data, error, askAgain } = useCall(statementCalls.ownerShares, { stationId });
  const [saved, setSaved] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-64" />;
  return (
    <>
      <Shares shares={data.shares} />
      {/* A new key after saving resets the form to the present share. */}
      <ShareForm
        key={saved}
        stationId={stationId}
        last={data.shares[0]}
        onSaved={() => setSaved((count) => count + 1)}
      />
    </>
  );
}

function Shares({ shares }: { shares: readonly Share[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (shares.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nothing is agreed yet, so no month is closed and no statement is made.</Trans>
      </p>
    );
  }
  const listed = shares.map((share) => ({
    ...share,
    percent: share.percent.toLocaleString(formatTag(locale)),
    month: monthText(share.firstDay, locale),
  }));
  return (
    <ul
      aria-label={t({ message: 'Agreed shares', comment: 'Name of a list: what the owner gets, newest first' })}
      className="grid divide-y divide-line"
    >
      {listed.map(({ id, percent, month, payee, taxNumber, iban }) => (
        <li key={id} className="grid gap-1 py-3 text-sm">
          <p className="font-medium">
            <Trans comment="percent is a number, month such as June 2027">
              {percent} % from {month} on
            </Trans>
          </p>
          <p className="wrap-anywhere text-ink-soft">
            {payee} · {taxNumber} · {inGroups(iban)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Last month may still be open, and a later agreement can be entered ahead. */
const MONTHS = [-1, 0, 1, 2];

type FormProps = { stationId: string; last: Share | undefined; onSaved: () => void };

function ShareForm({ stationId, last, onSaved }: FormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [today] = useState(() => productClock.now().toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 }));
  const months = MONTHS.map((ahead) => today.add({ months: ahead }).toString());
  const { percent, payee, taxNumber, iban } = last ?? {};
  const form = useCallForm(statementCalls.setOwnerShare, {
    start: { stationId, percent, payee, taxNumber, iban, firstDay: today.toString() },
    refreshes: [callKey(statementCalls.ownerShares, { stationId }), callKey(statementCalls.runningMonths)],
    onDone: onSaved,
    words: { percent: t`From 0 to 100, with two decimals at most` },
  });
  return (
    <div className="grid gap-5">
      <Form form={form}>
        <FormRow>
          <NumberField
            {...form.field('percent')}
            label={t({ message: 'Owner’s share (%)', comment: 'Field: the part of each month that is the owner’s' })}
            unit="%"
          />
          <SelectField
            {...form.field('firstDay')}
            label={t({ message: 'From', comment: 'Field: the first month in which a share holds' })}
            options={months.map((month) => ({ value: month, label: monthText(month, locale) }))}
            hint={t`A month that is closed keeps what held then.`}
          />
        </FormRow>
        <TextField {...form.field('payee')} label={t({ message: 'Payee', comment: 'Who gets the money' })} />
        <FormRow>
          <TextField {...form.field('taxNumber')} label={t({ message: 'Tax number', comment: 'Of a company' })} />
          <TextField {...form.field('iban')} label="IBAN" autoComplete="off" />
        </FormRow>
        <FormButtons
          form={form}
          hasUndo={false}
          save={<Trans comment="Button: writes down what the owner gets">Set the share</Trans>}
        />
      </Form>
      <FreshFormProblem form={form} />
    </div>
  );
}
