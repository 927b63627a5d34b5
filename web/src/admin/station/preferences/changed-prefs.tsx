import type { Prefs } from '@laine/contract/station-prefs.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeList } from '../change-list.tsx';
import { defaultText, prefWords, type PrefName } from './pref-words.ts';
import type { PrefsForm } from './use-prefs-form.ts';

type Props = { form: PrefsForm; before: Prefs };

/** Preview of a save, by preference, with old and new value; a PIN shows neither. */
export function ChangedPrefs({ form, before }: Props) {
  const { i18n } = useLingui();
  const shown = (name: PrefName, text: string | undefined) => text || defaultText(name);
  const changes = form.changed.map((name) => ({
    name,
    label: i18n._(prefWords[name].label),
    ...(name === 'ADMIN_PIN'
      ? { before: '', after: <Trans comment="In place of a PIN that is not shown">a new one</Trans> }
      : { before: shown(name, before[name]), after: shown(name, form.values[name]) }),
  }));
  return <ChangeList changes={changes} />;
}
