type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Picks the plural form for a number; `#` in the form stands for the number. */
export function pluralIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}
