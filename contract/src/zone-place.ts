/** 'Madrid' for Europe/Madrid: the way people name a clock. */
export const zonePlace = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
