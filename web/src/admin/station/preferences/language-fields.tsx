import { locales, type Locale } from '@laine/contract/languages.ts';
import { languages } from '@laine/contract/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx';
import { GroupFrame } from '../../../ui/field/group-frame.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { prefWords } from './pref-words.ts';
import type { PrefsForm } from './use-prefs-form.ts';

/** Without a word about it the touch screen offers all. */
function chosenIn(text: string | null | undefined): readonly Locale[] {
  const words = (text ?? '').toLowerCase().split(/[\s,;]+/);
  const known = locales.filter((locale) => words.includes(locale));
  return known.length === 0 ? locales : known.toSorted((a, b) => words.indexOf(a) - words.indexOf(b));
}

/** Their order is the order in which they were ticked. */
export function LanguagesField({ form }: { form: PrefsForm }) {
  const { i18n } = useLingui();
  const { value, onChange, ...field } = form.field('LANGUAGES');
  const chosen = chosenIn(value);
  const choose = (locale: Locale, isOn: boolean) => {
    const others = chosen.filter((one) => one !== locale);
    onChange((isOn ? [...others, locale] : others).join(', '));
  };
  return (
    <GroupFrame {...field} label={i18n._(prefWords.LANGUAGES.label)} hint={i18n._(prefWords.LANGUAGES.meaning)}>
      <div className="grid gap-3 py-1 sm:grid-cols-2">
        {languages.map(({ locale, name }) => {
          const place = chosen.indexOf(locale) + 1;
          return (
            <CheckboxField
              key={locale}
              id={`${field.id}-${locale}`}
              name={`LANGUAGES-${locale}`}
              label={place > 0 ? `${name} (${place})` : name}
              value={place > 0}
              // At least one language stays, because none would mean all.
              isDisabled={place > 0 && chosen.length === 1}
              onChange={(isOn) => choose(locale, isOn)}
            />
          );
        })}
      </div>
    </GroupFrame>
  );
}

/** One of the offered languages. */
export function FirstLanguageField({ form }: { form: PrefsForm }) {
  const { t, i18n } = useLingui();
  const { value, ...field } = form.field('DEFAULT_LANGUAGE');
  const chosen = chosenIn(form.values.LANGUAGES);
  return (
    <SelectField
      {...field}
      value={locales.find((locale) => locale === value?.trim().toLowerCase())}
      onChange={(locale) => field.onChange(locale ?? '')}
      label={i18n._(prefWords.DEFAULT_LANGUAGE.label)}
      hint={i18n._(prefWords.DEFAULT_LANGUAGE.meaning)}
      none={t({ message: 'As usual', comment: 'No choice of a language: English if it is offered' })}
      options={languages
        .filter(({ locale }) => chosen.includes(locale))
        .map(({ locale, name }) => ({ value: locale, label: name }))}
    />
  );
}
