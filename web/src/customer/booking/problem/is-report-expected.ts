import type { Phase } from '../booking-phase.ts';

const onSite: ReadonlySet<Phase> = new Set(['ready', 'out', 'late', 'in-question']);

/**
 * From the code's start until the boards are back, the page keeps loading the options to report: a page opened earlier
 * must show the button when a door stays shut.
 */
export const isReportExpected = (phase: Phase): boolean => onSite.has(phase);
