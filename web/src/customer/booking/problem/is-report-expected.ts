import type { Phase } from '../booking-phase.ts';

const onSite: ReadonlySet<Phase> = new Set(['ready', 'out', 'late', 'in-question']);

/**
 * From when the code works until the boards are back the page asks again what can be reported: who opened it before that
 * must find the button when the door stays shut.
 */
export const isReportExpected = (phase: Phase): boolean => onSite.has(phase);
