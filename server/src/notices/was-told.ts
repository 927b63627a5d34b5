import type { Db } from '../db/open-database.ts';
import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { hasNotice } from './notice-store.ts';

/** Whether a booking's customer was told something, or is about to be. */
export const wasTold = (db: Db, bookingId: string, kind: NoticeKind): Promise<boolean> =>
  hasNotice(db, bookingId, kind);
