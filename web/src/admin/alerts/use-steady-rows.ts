import type { Alert } from '@laine/contract/admin/entities.ts';
import { urgentAlertKinds } from '@laine/contract/alert-kind.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';

export type AlertData = z.infer<typeof Alert>;
export type AlertRow = { alert: AlertData; isGone: boolean };

/** Long enough that a second press doesn't hit the row that moved up. */
const STAYS_MS = 8_000;

/** Closed alerts keep their place for a while, so that no other alert slides under the finger. */
export function useSteadyRows(alerts: readonly AlertData[]): readonly AlertRow[] {
  const [last, setLast] = useState(alerts);
  const [rows, setRows] = useState<readonly AlertRow[]>(() => alerts.map(asRow));
  if (last !== alerts) {
    setLast(alerts);
    setRows(mergeRows(rows, alerts));
  }
  const gone = rows
    .filter(({ isGone }) => isGone)
    .map(({ alert }) => alert.id)
    .join();
  useEffect(() => {
    if (gone === '') return undefined;
    const timer = setTimeout(() => setRows((before) => before.filter(({ isGone }) => !isGone)), STAYS_MS);
    return () => clearTimeout(timer);
  }, [gone]);
  return rows;
}

/** New alerts about a life come first, other new ones last. */
export function mergeRows(before: readonly AlertRow[], alerts: readonly AlertData[]): AlertRow[] {
  const kept = before.map(({ alert }) => {
    const now = alerts.find(({ id }) => id === alert.id);
    return now ? asRow(now) : { alert, isGone: true };
  });
  const fresh = alerts.filter(({ id }) => !before.some(({ alert }) => alert.id === id));
  const isUrgent = ({ kind }: AlertData) => urgentAlertKinds.includes(kind);
  return [...fresh.filter(isUrgent).map(asRow), ...kept, ...fresh.filter((alert) => !isUrgent(alert)).map(asRow)];
}

const asRow = (alert: AlertData): AlertRow => ({ alert, isGone: false });
