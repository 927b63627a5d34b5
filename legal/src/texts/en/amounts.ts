import { countIn, eitherIn, percentIn } from '../amounts-in.ts';

const count = countIn('en');

export const percent = percentIn('en');
export const either = eitherIn('en');
export const minutes = count({ one: 'minute', other: 'minutes' });
export const hours = count({ one: 'hour', other: 'hours' });
export const days = count({ one: 'day', other: 'days' });
export const calendarDays = count({ one: 'calendar day', other: 'calendar days' });
export const years = count({ one: 'year', other: 'years' });
export const boards = count({ one: 'board', other: 'boards' });
export const digits = count({ one: 'digit', other: 'digits' });
export const times = count({ one: 'time', other: 'times' });
export const reminders = count({ one: 'reminder', other: 'reminders' });
export const passes = count({ one: 'seasonal pass', other: 'seasonal passes' });
export const languages = count({ one: 'language', other: 'languages' });
