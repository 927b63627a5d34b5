import type { ReactNode } from 'react';

/**
 * One value of a form as a field needs it. `useCallForm` makes these for forms and `useListAddress` for filters, so
 * that a screen only adds the words.
 */
export type FieldState<Shown, Told = Shown> = {
  id: string;
  name: string;
  value: Shown | null | undefined;
  onChange: (value: Told) => void;
  onBlur?: () => void;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
};

export type FieldWords = { label: ReactNode; hint?: ReactNode };

export type FieldProps<Shown, Told = Shown> = FieldState<Shown, Told> & FieldWords;
