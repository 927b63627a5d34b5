import type { Locale } from '@laine/contract/states.ts';
import { defineTexts } from './define-texts.ts';

/** French puts a non-breaking space before its colon. */
export const labels = defineTexts('labelled', { fact: '{label}: {value}' });

/** 'Locker 3: 4821' */
export const labelled = (locale: Locale, label: string, value: string): string => labels[locale].fact({ label, value });
