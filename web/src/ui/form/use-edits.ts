import { useState } from 'react';
import { changedNames, type FormValues } from './form-values.ts';

/**
 * What was typed, kept apart from what was loaded: news from the server shows through where nothing was typed, and what
 * was just saved stays until the server tells it too.
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
    /** What each edited value was when somebody began to type, whatever came from the server since. */
    begun: Object.fromEntries(Object.keys(edits).map((name) => [name, name in begun ? begun[name] : base[name]])),
    /** Whoever was told of the news goes on from them. */
    beginAnew: () => setBegun({}),
    undo: () => {
      setEdits({});
      setBegun({});
    },
    /** What was typed while these values were on their way is still an edit. */
    keepAsSaved: (sent: FormValues) => {
      setSaved({ startKey, values: sent });
      setBegun({});
      setEdits((now) => Object.fromEntries(changedNames(sent, now).map((name) => [name, now[name]])));
    },
  };
}
