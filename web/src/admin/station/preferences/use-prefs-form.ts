import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { PrefsWish } from '@laine/contract/station-prefs.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callKey, send } from '../../../api/call-query.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { StationDetail } from '../station-data.ts';
import { prefForms } from './pref-words.ts';

/** The known names alone: what else stands in a wish is refused by the contract. */
const PrefsForm = z.object(PrefsWish.shape);

/** Sends only the preferences that changed; the others stay as they are, the PIN among them. */
export function usePrefsForm({ id: stationId, prefs }: StationDetail) {
  const client = useQueryClient();
  const { i18n } = useLingui();
  return useSchemaForm(PrefsForm, {
    start: prefs,
    isEdit: true,
    words: Object.fromEntries(prefForms.map(([name, form]) => [name, i18n._(form)])),
    send: async (changed, begun) => {
      // Only what changed is sent, so every value is there.
      const before = { prefs: textsOf({ ...prefs, ...begun }) };
      try {
        await send(stationCalls.editStation, { stationId, prefs: changed as Record<string, string>, before });
      } finally {
        // Also after a refusal: somebody else may have changed it.
        void client.invalidateQueries({ queryKey: callKey(stationCalls.adminStation, { stationId }) });
      }
    },
  });
}

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter((one): one is [string, string] => typeof one[1] === 'string'));

export type PrefsForm = ReturnType<typeof usePrefsForm>;
