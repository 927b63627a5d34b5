/** A moment as a wall clock shows it; `isSecond` tells the two apart when clocks go back. */
export type WallMoment = { date: string | undefined; time: string | undefined; isSecond: boolean };

/** A wall time's meaning in a zone. `skipped`: clocks jump over it; `twice`: they show it twice. */
export type ZoneTime =
  | { kind: 'incomplete' }
  | { kind: 'plain'; instant: Temporal.Instant }
  | { kind: 'skipped'; instant: Temporal.Instant; shown: string }
  | { kind: 'twice'; instant: Temporal.Instant; firstOffset: string; secondOffset: string };

export function wallMomentOf(instant: string, timeZone: string): WallMoment {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const plain = moment.toPlainDateTime();
  const isSecond = !plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).equals(moment);
  return { date: plain.toPlainDate().toString(), time: timeOf(plain), isSecond };
}

/** A skipped time means the same distance after the jump, as everybody reads it; a repeated one may mean either. */
export function readZoneTime({ date, time, isSecond }: WallMoment, timeZone: string): ZoneTime {
  const wall = plainOf(date, time);
  if (!wall) return { kind: 'incomplete' };
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.equals(later)) return { kind: 'plain', instant: earlier.toInstant() };
  // For a time that doesn't exist, `earlier` and `later` both differ from it.
  if (!earlier.toPlainDateTime().equals(wall)) {
    return { kind: 'skipped', instant: later.toInstant(), shown: timeOf(later.toPlainDateTime()) };
  }
  const chosen = isSecond ? later : earlier;
  return { kind: 'twice', instant: chosen.toInstant(), firstOffset: earlier.offset, secondOffset: later.offset };
}

const timeOf = (wall: Temporal.PlainDateTime) => wall.toPlainTime().toString({ smallestUnit: 'minute' });

function plainOf(date: string | undefined, time: string | undefined): Temporal.PlainDateTime | undefined {
  if (date === undefined || time === undefined) return undefined;
  try {
    const day = Temporal.PlainDate.from(date);
    // '24:00' is the midnight that ends the day.
    return time === '24:00'
      ? day.add({ days: 1 }).toPlainDateTime()
      : day.toPlainDateTime(Temporal.PlainTime.from(time));
  } catch {
    return undefined;
  }
}
