import { countIn, eitherIn, percentIn } from '../amounts-in.ts';

const count = countIn('es');

export const percent = percentIn('es');
export const either = eitherIn('es');
export const minutes = count({ one: 'minuto', other: 'minutos' });
export const hours = count({ one: 'hora', other: 'horas' });
export const days = count({ one: 'día', other: 'días' });
export const calendarDays = count({ one: 'día natural', other: 'días naturales' });
export const years = count({ one: 'año', other: 'años' });
export const boards = count({ one: 'tabla', other: 'tablas' });
export const digits = count({ one: 'dígito', other: 'dígitos' });
export const times = count({ one: 'vez', other: 'veces' });
export const reminders = count({ one: 'recordatorio', other: 'recordatorios' });
export const passes = count({ one: 'abono', other: 'abonos' });
export const languages = count({ one: 'idioma', other: 'idiomas' });
