import { useState } from 'react';
import { changedNames, type FormValues } from './form-values.ts';

/**
 * Edits are kept apart from loaded values: fresh values show through where nothing was typed, and just saved ones stay
 * until the server returns them too.
 */
export function useEdits(start: FormValues) {
  const startKey = JSON.stringify(start);
  const [edits, setEdits] = useState<FormValues>({});
  const [begun, setBegun] = useState<FormValues>({});
  const [saved, setSaved] = useState<{ startKey: string; values: FormValues }>();
  const base = saved?.startKey === startKey ? { ...start, ...saved.values } : start;
  const values = { ...base, ...edits };
  return {
    values,
    changed: changedNames(base, edits),
    isSaved: saved !== undefined && Object.keys(edits).length === 0,
    edit: (name: string, value: unknown) => {
      setEdits((now) => ({ ...now, [name]: value }));
      setBegun((now) => (name in now ? now : { ...now, [name]: base[name] }));
    },
    /** Each edited value as it was when typing began, whatever the server sent since. */
    begun: Object.fromEntries(Object.keys(edits).map((name) => [name, name in begun ? begun[name] : base[name]])),
    /** Somebody who was told of fresh values continues from them. */
    beginAnew: () => setBegun({}),
    undo: () => {
      setEdits({});
      setBegun({});
    },
    /** Text typed while these values were being sent is still an edit. */
    keepAsSaved: (sent: FormValues) => {
      setSaved({ startKey, values: sent });
      setBegun({});
      setEdits((now) => Object.fromEntries(changedNames(sent, now).map((name) => [name, now[name]])));
    },
  };
}
