import { countIn, eitherIn, percentIn } from '../amounts-in.ts';

const count = countIn('et');

export const percent = percentIn('et');
export const either = eitherIn('et');
export const minutes = count({ one: 'minut', other: 'minutit' });
export const hours = count({ one: 'tund', other: 'tundi' });
export const days = count({ one: 'päev', other: 'päeva' });
export const years = count({ one: 'aasta', other: 'aastat' });
export const boards = count({ one: 'laud', other: 'lauda' });
export const passes = count({ one: 'hooajakaart', other: 'hooajakaarti' });
/** In the genitive: `üle 10 minuti`, `14 päeva jooksul`. */
export const ofMinutes = count({ other: 'minuti' });
export const ofHours = count({ other: 'tunni' });
export const ofDays = count({ other: 'päeva' });
export const ofCalendarDays = count({ other: 'kalendripäeva' });
export const ofYears = count({ other: 'aasta' });
export const ofReminders = count({ other: 'meeldetuletuse' });
/** `1 kord`, `2 korda`. */
export const times = count({ one: 'kord', other: 'korda' });
/** `5 keeles`. */
export const inLanguages = count({ other: 'keeles' });
