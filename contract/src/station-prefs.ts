import { z } from 'zod';
import { prefDefinitions } from './pref-definitions.ts';

/**
 * Everything derived from `pref-definitions.ts`. Preferences are written and stored as optional strings. The rules
 * check what staff write; a stored text that breaks them counts as the default, because a typing error must not stop a
 * station.
 */
type Definitions = typeof prefDefinitions;
type PrefName = keyof Definitions;
type SecretName = { [Name in PrefName]: true extends Definitions[Name]['isSecret'] ? Name : never }[PrefName];

/** Undefined only where there is no default. */
type ValueOf<Name extends PrefName> =
  | z.output<Definitions[Name]['rule']>
  | (Definitions[Name]['default'] extends undefined ? undefined : never);

/** The preferences as the station's program reads them. */
export type StationPrefs = { [Name in PrefName as Definitions[Name]['field']]: ValueOf<Name> };

const prefNames = Object.keys(prefDefinitions) as PrefName[];
const isSecretName = (name: string): name is SecretName =>
  Object.hasOwn(prefDefinitions, name) && prefDefinitions[name as PrefName].isSecret;

const shapeOf = <Names extends PrefName, Schema extends z.ZodType>(
  names: Names[],
  schemaOf: (name: Names) => Schema,
): Record<Names, Schema> =>
  // Object.fromEntries loses the key types.
  Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as Record<Names, Schema>;

/** A secret has to match its rule even in storage. Others may be odd texts, which are answered as they are. */
const stored = (name: PrefName) => {
  const { rule, storedRule = rule, isSecret, meaning } = prefDefinitions[name];
  const text = z.string().max(200);
  const kept = isSecret ? text.refine((value) => value === '' || storedRule.safeParse(value).success) : text;
  return kept.optional().meta({ description: meaning });
};

/** As stored and as sent to the station. */
export const StoredPrefs = z.object(shapeOf(prefNames, stored));
export type StoredPrefs = z.infer<typeof StoredPrefs>;

const isAnswered = (name: PrefName): name is Exclude<PrefName, SecretName> => !isSecretName(name);

/** As answered, without the secrets. */
export const Prefs = z.object(shapeOf(prefNames.filter(isAnswered), stored));
export type Prefs = z.infer<typeof Prefs>;

/** An empty string removes a preference. */
const wish = (name: PrefName) => {
  const { rule, meaning } = prefDefinitions[name];
  return z
    .string()
    .trim()
    .max(200)
    .refine((text) => text === '' || rule.safeParse(text).success)
    .optional()
    .meta({ description: meaning });
};

/** From staff. A strict object would refuse unknown names as well, but without saying which. */
export const PrefsWish = z
  .object(shapeOf(prefNames, wish))
  .catchall(z.custom<string>(() => false))
  .meta({ additionalProperties: false });
export type PrefsWish = z.output<typeof PrefsWish>;

export function readStationPrefs(prefs: StoredPrefs): StationPrefs {
  const read = Object.fromEntries(
    prefNames.map((name) => [prefDefinitions[name].field, readPref(name, prefs[name])]),
  ) as StationPrefs;
  const { languages, defaultLanguage } = read;
  const greeting = [defaultLanguage, 'en' as const].find((locale) => languages.includes(locale)) ?? languages[0];
  return { ...read, defaultLanguage: greeting ?? defaultLanguage };
}

function readPref(name: PrefName, text: string | undefined): unknown {
  const definition = prefDefinitions[name];
  if (text === undefined) return definition.default;
  return (definition.storedRule ?? definition.rule).safeParse(text).data ?? definition.default;
}

/** Leaves out preferences that nobody may read again. */
export const withoutSecrets = (prefs: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(prefs).filter(([name]) => !isSecretName(name)));

/** For the audit record: a secret was set, but not to what. */
export const withSecretsMasked = (wished: PrefsWish): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(wished).map(([name, text]) => [name, text && isSecretName(name) ? '…' : text]));
