import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { asEndOfDay, formatTimeOfDay, parseTimeOfDay } from '@laine/rules/time/wall-time.ts';
import type { FieldState } from '../../../ui/field/field-props.ts';

type Seconds = FieldState<number, number | undefined>;

/** Seconds as minutes or hours, for people. */
export const scaled = (field: Seconds, unitInSeconds: number): Seconds => ({
  ...field,
  value: typeof field.value === 'number' ? field.value / unitInSeconds : field.value,
  onChange: (value) => field.onChange(value === undefined ? undefined : Math.round(value * unitInSeconds)),
});

/** Seconds from midnight as a time on the wall. A day ends at 00:00, as everybody writes it. */
export const wallTime = (
  field: Pick<Seconds, 'value' | 'onChange'>,
  isEnd: boolean,
): Pick<FieldState<string, string | undefined>, 'value' | 'onChange'> => ({
  value: typeof field.value === 'number' ? formatTimeOfDay(field.value % DAY_IN_SECONDS) : undefined,
  onChange: (text) => {
    const seconds = text === undefined ? undefined : parseTimeOfDay(text);
    field.onChange(seconds !== undefined && isEnd ? asEndOfDay(seconds) : seconds);
  },
});
