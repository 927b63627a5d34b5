import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callKey, send } from '../../../api/call-query.ts';
import type { FieldState } from '../../../ui/field/field-props.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { StationDetail } from '../station-data.ts';
import { readDraft, writeDraft, type FactsDraft } from './facts-text.ts';

/** Validates by the schema that reads a station's facts everywhere, and sends the whole of them. */
export function useFactsForm({ id: stationId, metadata }: StationDetail, onDone?: () => void) {
  const client = useQueryClient();
  const start = useMemo(() => readDraft(metadata), [metadata]);
  return useSchemaForm(StationFacts, {
    start,
    isEdit: Object.keys(metadata).length > 0,
    send: async (changed) => {
      const facts = { ...start, ...changed } as FactsDraft;
      await send(stationCalls.editStation, { stationId, metadata: writeDraft(metadata, facts) });
      await client.invalidateQueries({ queryKey: callKey(stationCalls.adminStation, { stationId }) });
    },
    ...(onDone && { onDone }),
  });
}

export type FactsForm = ReturnType<typeof useFactsForm>;

/** The form holds what the schema's own types say; the schema also reads texts, which no field here tells. */
export const factField = <Name extends keyof StationFacts>(form: FactsForm, name: Name) =>
  form.field(name) as unknown as FieldState<NonNullable<StationFacts[Name]>, StationFacts[Name] | undefined>;

export const draftOf = (form: FactsForm): FactsDraft => form.values as FactsDraft;
