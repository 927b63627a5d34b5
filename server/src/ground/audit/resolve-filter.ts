import type { AuditFilter } from '@laine/contract/admin/audit-calls.ts';
import type { Db } from '../db/open-database.ts';
import { spanOfDay } from '../db/span-of-day.ts';
import type { ResolvedFilter } from './audit-list-store.ts';

/** Turns a day into the moments stored in rows. */
export const resolveFilter = async (db: Db, { day, ...filter }: AuditFilter): Promise<ResolvedFilter> => ({
  ...filter,
  span: await spanOfDay(db, { day, stationId: filter.stationId }),
});
