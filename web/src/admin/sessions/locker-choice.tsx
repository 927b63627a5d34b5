import type { LockerFit, LockerProblem } from '@laine/contract/admin/session-edit-preview.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldState } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

const problems: Record<LockerProblem, MessageDescriptor> = {
  'out-of-service': msg({ message: 'out of service', comment: 'Why a board cannot move to a locker' }),
  incomplete: msg({ message: 'something is missing in it', comment: 'Why a board cannot move to a locker' }),
  taken: msg({ message: 'taken at that time', comment: 'Why a board cannot move to a locker' }),
};

type Props = {
  field: FieldState<number, number | null | undefined>;
  /** The one that the board has. */
  present: number | null;
  lockers: readonly LockerFit[];
};

/** The lockers that fit, and of the others why not. */
export function LockerChoice({ field: { value, onChange, ...field }, present, lockers }: Props) {
  const { t } = useLingui();
  const listed = lockers.length > 0 ? lockers : present === null ? [] : [{ number: present, problem: null }];
  const options = listed.map(({ number, problem }) => ({
    value: String(number),
    label: problem === null ? String(number) : `${number} – ${t(problems[problem])}`,
    isDisabled: problem !== null && number !== present,
  }));
  return (
    <SelectField
      {...field}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === undefined ? null : Number(chosen))}
      label={t({ message: 'Locker', comment: 'Column: number of a locker' })}
      options={options}
      none={t({ message: 'Any that is free', comment: 'Choice of a locker for a board' })}
    />
  );
}
