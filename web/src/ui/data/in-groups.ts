/** The number of an account, as it is compared figure by figure. */
export const inGroups = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
