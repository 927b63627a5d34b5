import type { Locale } from '@laine/contract/states.ts';
import { zonePlace } from '@laine/contract/zone-place.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { callOutWords } from '../../ground/texts/call-out-words.ts';
import { spellingOf } from '../../telling/notices/sms-segments.ts';
import { wallTime } from '../../telling/notices/wording.ts';
import type { Missing } from './read-missing.ts';

export type CallOutFacts = Missing & { link: string };

/** Everything needed to act without opening anything: who, how to reach them, when to call for rescue. */
export function callOutText(locale: Locale, facts: CallOutFacts, brand: string): string {
  const words = callOutWords[locale];
  const { timeZone } = facts.station;
  const at = (moment: Temporal.Instant) => wallTime(moment, timeZone);
  const spelled = spellingOf(locale);
  const lines = [
    words.notBack({
      brand: spelled(brand),
      station: spelled(facts.station.name),
      due: `${at(facts.dueAt)} (${zonePlace(timeZone)})`,
    }),
    [facts.name === null ? [] : spelled(facts.name), facts.phone && formatPhone(facts.phone)].flat().join(', '),
    [
      words.boards({ count: facts.lockerNumbers.length, lockers: facts.lockerNumbers.join(', ') }),
      ...(facts.collectedAt ? [words.collected({ time: at(facts.collectedAt) })] : []),
      ...(facts.lastDoorAt ? [words.lastDoor({ time: at(facts.lastDoorAt) })] : []),
    ].join(' '),
    ...(facts.saidFineAt ? [words.saidFine({ time: at(facts.saidFineAt) })] : []),
    ...(facts.station.silentSince ? [words.silent({ time: at(facts.station.silentSince) })] : []),
    words.rescue,
    words.take(facts),
  ];
  return lines.join('\n');
}
