/** The part of the form that a refusal is about; its words are shown there. */
export type FormField = 'time' | 'boards' | 'phone' | 'terms' | 'pay';

const fields: Record<string, FormField> = {
  'phone-invalid': 'phone',
  'terms-not-accepted': 'terms',
  'too-many-boards': 'boards',
  'no-boards-left': 'time',
  'start-in-the-past': 'time',
  'too-far-ahead': 'time',
  'outside-opening-hours': 'time',
  'too-short': 'time',
  'too-long': 'time',
  'closing-soon': 'time',
  'station-unreachable': 'time',
  'pass-too-far-ahead': 'time',
};

/** Whatever is about no single field is said beside the button. */
export const refusalField = (code: string | undefined): FormField => fields[code ?? ''] ?? 'pay';
