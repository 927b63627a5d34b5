import type { Locale } from '@laine/contract/states.ts';

/** A noun's forms after a figure; where a language needs a case, the forms are in that case. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `3 hours`, with a non-breaking space. */
export function countIn(locale: Locale) {
  const plurals = new Intl.PluralRules(locale);
  return (forms: Forms) =>
    (amount: number): string =>
      `${amount}\u00A0${forms[plurals.select(amount)] ?? forms.other}`;
}

export const percentIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (percent: number): string => format.format(percent / 100);
};

/** `a, b or c`. */
export const eitherIn = (locale: Locale) => {
  const format = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (choices: readonly string[]): string => format.format(choices);
};
