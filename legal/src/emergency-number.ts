/** The emergency number everywhere in the European Union. */
export const EMERGENCY_NUMBER = '112';
