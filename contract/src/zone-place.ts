/** 'Madrid', of Europe/Madrid: how people call the clock that a time is told by. */
export const zonePlace = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
