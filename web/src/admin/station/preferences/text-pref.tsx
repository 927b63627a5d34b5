import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/field/text-field.tsx';
import { defaultText, prefWords, type PrefName } from './pref-words.ts';
import type { PrefsForm } from './use-prefs-form.ts';

type Props = { form: PrefsForm; name: PrefName; unit?: 's'; inputMode?: 'tel' | 'numeric' };

/** Emptied, the default holds again, which shows through. */
export function TextPref({ form, name, unit, inputMode = unit === 's' ? 'numeric' : undefined }: Props) {
  const { t, i18n } = useLingui();
  const label = i18n._(prefWords[name].label);
  return (
    <TextField
      {...form.field(name)}
      label={unit === 's' ? t({ message: `${label} (seconds)`, comment: 'label is the name of a setting' }) : label}
      hint={i18n._(prefWords[name].meaning)}
      placeholder={defaultText(name)}
      inputMode={inputMode}
    />
  );
}
