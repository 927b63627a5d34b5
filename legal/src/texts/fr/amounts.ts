import { countIn, eitherIn, percentIn } from '../amounts-in.ts';

const count = countIn('fr');

export const percent = percentIn('fr');
export const either = eitherIn('fr');
export const minutes = count({ one: 'minute', other: 'minutes' });
export const hours = count({ one: 'heure', other: 'heures' });
export const days = count({ one: 'jour', other: 'jours' });
export const calendarDays = count({ one: 'jour calendaire', other: 'jours calendaires' });
export const years = count({ one: 'an', other: 'ans' });
export const boards = count({ one: 'planche', other: 'planches' });
export const digits = count({ one: 'chiffre', other: 'chiffres' });
/** The word has one form. */
export const times = count({ other: 'fois' });
export const reminders = count({ one: 'rappel', other: 'rappels' });
export const passes = count({ one: 'pass', other: 'pass' });
export const languages = count({ one: 'langue', other: 'langues' });
