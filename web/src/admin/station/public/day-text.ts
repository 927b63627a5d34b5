/** '05-01' as people write it: '01.05.'; what is half written stays as it is. */
export function writtenDay(day: string): string {
  const [, month, date] = /^(\d{2})-(\d{2})$/.exec(day) ?? [];
  return month !== undefined && date !== undefined ? `${date}.${month}.` : day;
}

/** '1.5.', '01.05' and '1/5' are the first of May. */
export function readDay(text: string): string {
  const [, date, month] = /^\s*(\d{1,2})[./](\d{2}|\d{1,2}\.)\.?\s*$/.exec(text) ?? [];
  if (date === undefined || month === undefined) return text;
  return `${month.replace('.', '').padStart(2, '0')}-${date.padStart(2, '0')}`;
}
