import type { Column } from './column.ts';

/** The same for heading and cell, so that they stand under each other. */
export const cellPadding = 'px-2 lg:px-4 first:pl-5 lg:first:pl-5 last:pr-4 last:pl-4 lg:last:pr-5 lg:last:pl-6';

const needed: Record<NonNullable<Column<never>['needs']>, string> = {
  lg: 'md:max-lg:hidden',
  xl: 'md:max-xl:hidden',
  // Wider than any of our breakpoints: as wide as staff screens become.
  widest: 'md:max-[96rem]:hidden',
};

/** Cards have room for every line. */
export const columnNeeds = (needs: Column<never>['needs']): string => (needs ? needed[needs] : '');
