import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { prefWords } from './pref-words.ts';
import type { PrefsForm } from './use-prefs-form.ts';

export function StatusField({ form }: { form: PrefsForm }) {
  const { t, i18n } = useLingui();
  const field = form.field('STATUS');
  return (
    <ChoiceField
      {...field}
      value={field.value?.trim().toLowerCase() || 'active'}
      label={i18n._(prefWords.STATUS.label)}
      hint={i18n._(prefWords.STATUS.meaning)}
      choices={[
        { value: 'active', label: t({ message: 'In service', comment: 'State of a touch screen' }) },
        { value: 'closed', label: t({ message: 'Closed', comment: 'State of a touch screen' }) },
        { value: 'out-of-service', label: t({ message: 'Out of service', comment: 'State of a touch screen' }) },
      ]}
    />
  );
}

export function ModeField({ form }: { form: PrefsForm }) {
  const { t, i18n } = useLingui();
  const field = form.field('MODE');
  return (
    <ChoiceField
      {...field}
      value={field.value?.trim().toLowerCase() || 'normal'}
      label={i18n._(prefWords.MODE.label)}
      hint={i18n._(prefWords.MODE.meaning)}
      choices={[
        { value: 'normal', label: t({ message: 'Gives out and takes back', comment: 'Mode of a station' }) },
        { value: 'return-only', label: t({ message: 'Returns only', comment: 'Mode of a station' }) },
        {
          value: 'staff',
          label: t({ message: 'For staff only', comment: 'Mode of a station' }),
          note: t`The touch screen says that the station is out of service.`,
        },
      ]}
    />
  );
}
