import { countIn, eitherIn, percentIn } from '../amounts-in.ts';

const count = countIn('ru');

export const percent = percentIn('ru');
export const either = eitherIn('ru');
/** In the accusative: `за 10 минут до начала`. */
export const minutes = count({ one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' });
export const hours = count({ one: 'час', few: 'часа', many: 'часов', other: 'часа' });
export const days = count({ one: 'день', few: 'дня', many: 'дней', other: 'дня' });
export const years = count({ one: 'год', few: 'года', many: 'лет', other: 'года' });
export const times = count({ one: 'раз', few: 'раза', many: 'раз', other: 'раза' });
export const passes = count({ one: 'абонемент', few: 'абонемента', many: 'абонементов', other: 'абонемента' });
/** In the genitive: `в течение 14 дней`, `до 3 досок`. */
export const ofMinutes = count({ one: 'минуты', other: 'минут' });
export const ofHours = count({ one: 'часа', other: 'часов' });
export const ofDays = count({ one: 'дня', other: 'дней' });
export const ofCalendarDays = count({ one: 'календарного дня', other: 'календарных дней' });
export const ofYears = count({ one: 'года', other: 'лет' });
export const ofBoards = count({ one: 'доски', other: 'досок' });
export const ofDigits = count({ one: 'цифры', other: 'цифр' });
export const ofReminders = count({ one: 'напоминания', other: 'напоминаний' });
/** `на 5 языках`. */
export const inLanguages = count({ one: 'языке', other: 'языках' });
