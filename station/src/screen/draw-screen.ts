import type { Locale } from '@laine/contract/states.ts';
import type { LinkStation } from '@laine/contract/station-link.ts';
import { answerToDoorCode } from '@laine/rules/seats/door-code.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import { closedReason } from './closed-reason.ts';
import { findWarning } from './find-warning.ts';
import type { Screen, View } from './screen.ts';
import { walkUp } from './walk-up.ts';

type Drawn = { view: View; locale: Locale | undefined; isOnline: boolean };

const nowhere: Pick<LinkStation, 'name' | 'timeZone' | 'phone'> = { name: '', timeZone: 'UTC', phone: '' };

/** Everything that the page shows: the current view and the station around it. */
export function drawScreen({ memory, time }: RentalDeps, { view, locale, isOnline }: Drawn): Screen {
  const station = memory.station.find();
  const prefs = memory.station.prefs();
  const now = time.now();
  const isSomebodyExpected = memory.sessions
    .list()
    .some((session) => session.status === 'created' && answerToDoorCode(session, true, now) === 'opens');
  const { name, timeZone, phone } = station ?? nowhere;
  const warning = station ? findWarning(station, now) : null;
  const isOpenToAll = closedReason({ station, prefs, isSomebodyExpected: false }, now).closed === null;
  const isInviting = station && isOpenToAll && warning === null;
  return {
    view,
    locale: locale !== undefined && prefs.languages.includes(locale) ? locale : prefs.defaultLanguage,
    languages: prefs.languages,
    stationName: name,
    lockerNumbers: memory.lockers.list().map(({ number }) => number),
    timeZone,
    now: String(now),
    contactPhone: (prefs.contactPhone ?? phone) || null,
    hasStaffPage: prefs.adminPin !== undefined,
    isOnline,
    canExtend: isOnline && memory.sessions.list().some(({ status, end }) => status === 'started' && isBefore(now, end)),
    ...closedReason({ station, prefs, isSomebodyExpected }, now),
    warning,
    walkUp: isInviting
      ? walkUp({ station, lockers: memory.lockers.list(), sessions: memory.sessions.list() }, now)
      : null,
    pageTimeoutInSeconds: prefs.pageTimeoutInSeconds,
  };
}
