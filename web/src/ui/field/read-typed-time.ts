import { parseTimeOfDay } from '@laine/rules/time/wall-time.ts';

/** People type times as they come: '14:30', '14.30', '1430', '9', '9 30'. Undefined while it makes no time yet. */
export function readTypedTime(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^(\d{1,2})(\d{2})$/.exec(typed);
  if (digits) return parseTimeOfDay(`${digits[1]}:${digits[2]}`);
  const parts = /^(\d{1,2})(?:[:.,h\s-]+(\d{1,2})?)?$/i.exec(typed);
  if (!parts) return undefined;
  // '14:3' is on its way to '14:30'; a lone hour is meant as a full one.
  const minutes = parts[2] === undefined ? '00' : parts[2].padEnd(2, '0');
  return parseTimeOfDay(`${parts[1]}:${minutes}`);
}
