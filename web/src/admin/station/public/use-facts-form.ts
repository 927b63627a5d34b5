import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import { MAX_BOARDS_PER_BOOKING, MAX_RENTAL_SECONDS } from '@laine/rules/constants.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { callKey, send } from '../../../api/call-query.ts';
import type { FieldState } from '../../../ui/field/field-props.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { StationDetail } from '../station-data.ts';
import { readDraft, writeDraft, type FactsDraft } from './facts-text.ts';

/** Stored facts may name a longer time, but nobody ever gets it; the form says so while typing. */
const TypedFacts = StationFacts.refine(({ maxDurationInSeconds }) => maxDurationInSeconds <= MAX_RENTAL_SECONDS, {
  path: ['maxDurationInSeconds'],
}).refine(({ maxBoardCount }) => maxBoardCount <= MAX_BOARDS_PER_BOOKING, { path: ['maxBoardCount'] });

/** Validates with the schema that reads a station's facts everywhere, and sends all of them. */
export function useFactsForm({ id: stationId, metadata }: StationDetail, onDone?: () => void) {
  const client = useQueryClient();
  const { t } = useLingui();
  const start = useMemo(() => readDraft(metadata), [metadata]);
  const confirmed = useRef(false);
  const form = useSchemaForm(TypedFacts, {
    start,
    isEdit: Object.keys(metadata).length > 0,
    send: async (changed, begun) => {
      const shown = writeDraft(metadata, { ...start, ...begun });
      // Values that the form fills in were never saved, so saving them is a change.
      const before = Object.fromEntries(Object.entries(shown).filter(([name]) => name in metadata));
      const wish = { stationId, metadata: writeDraft(shown, changed as FactsDraft), before: { metadata: before } };
      const isConfirmed = confirmed.current;
      confirmed.current = false;
      try {
        await send(stationCalls.editStation, { ...wish, ...(isConfirmed && { confirmed: true }) });
      } finally {
        // Also after a refusal: somebody else may have changed it.
        await client.invalidateQueries({ queryKey: callKey(stationCalls.adminStation, { stationId }) });
      }
    },
    words: {
      closeTimeInSeconds: t`Later than it opens, by the shortest rental or more`,
      maxDurationInSeconds: t`From the shortest rental to 360 minutes`,
      maxBoardCount: t`From 1 to 3 boards`,
    },
    ...(onDone && { onDone }),
  });
  return {
    ...form,
    before: start,
    /** Sends again after a price was confirmed. */
    confirm: () => {
      confirmed.current = true;
      return form.submit();
    },
  };
}

export type FactsForm = ReturnType<typeof useFactsForm>;

/** The form holds the schema's output types; the schema also accepts texts, which no field here produces. */
export const factField = <Name extends keyof StationFacts>(form: FactsForm, name: Name) =>
  form.field(name) as unknown as FieldState<NonNullable<StationFacts[Name]>, StationFacts[Name] | undefined>;

export const draftOf = (form: FactsForm): FactsDraft => form.values as FactsDraft;
