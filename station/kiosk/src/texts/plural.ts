type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that goes with a number in a language; `#` in it stands for the number. */
export function pluralIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}
