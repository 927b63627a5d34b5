import { adminPaths } from '@laine/contract/admin-paths.ts';
import { alertAddress, lockerOf } from '@laine/contract/alert-address.ts';
import type { AlertKind } from '@laine/contract/alert-kind.ts';
import { readFacts } from '@laine/contract/read-facts.ts';

/** An alert in a message: what, where and its single next step; nothing about the renter, and no door code. */
export type ToldAlert = {
  alertId: string;
  kind: AlertKind;
  station: { id: string; name: string; timeZone: string | undefined } | undefined;
  lockerNumber: number | undefined;
  /** The page of its next step. */
  path: string;
  at: Temporal.Instant;
};

type Row = {
  alertId: string;
  kind: AlertKind;
  stationId: string | null;
  data: unknown;
  createdAt: Temporal.Instant;
  metadata: Record<string, string> | null;
};

export function toldAlert({ alertId, kind, stationId, data, createdAt, metadata }: Row): ToldAlert {
  const { facts } = readFacts(metadata ?? {});
  return {
    alertId,
    kind,
    station:
      stationId === null ? undefined : { id: stationId, name: facts?.name ?? stationId, timeZone: facts?.timeZone },
    lockerNumber: lockerOf({ data }),
    path: alertAddress({ kind, stationId, data }) ?? adminPaths.today(),
    at: createdAt,
  };
}
