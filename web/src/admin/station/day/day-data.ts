import type { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Day } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { Filter } from '../../../ui/table/list-address.ts';

/** The shown day (today without one), and the session whose drawer is open. */
export const DayAddress = z.object({ date: Filter(Day), session: Filter(z.string().max(64)) });

export type DayData = CallAnswer<typeof sessionCalls.stationDay>;
export type SessionOfDay = DayData['sessions'][number];
export type ClosureOfDay = DayData['closures'][number];
