import type { Locale } from '@laine/contract/states.ts';
import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import type { OvertimeBoard } from '../../ground/db/tables/money.ts';
import { mailNoticeText } from '../../ground/texts/texts.ts';
import { wallTime } from './wording.ts';

type Reader = { locale: Locale; timeZone: string };

/** A line per late board: its return, the hours that count, and their price. */
export const overtimeLines = (boards: readonly OvertimeBoard[], { locale, timeZone }: Reader) =>
  boards
    .filter(({ cents }) => cents > 0)
    .map(({ lockerNumber, backAt, billedInSeconds, cents }) => {
      const back = backAt === null ? '' : wallTime(Temporal.Instant.from(backAt), timeZone);
      const values = { locker: lockerNumber ?? '–', hours: billedInSeconds / HOUR_IN_SECONDS, back };
      const label = mailNoticeText(locale, backAt === null ? 'overtime-board-out' : 'overtime-board', values);
      return { label, cents };
    });
