import type { LegalTexts } from '../../legal-document.ts';
import { accessibility } from './accessibility.ts';
import { dataDeletion } from './data-deletion.ts';
import { privacy } from './privacy.ts';
import { safety } from './safety.ts';
import { terms } from './terms.ts';

export const legalTexts: LegalTexts = { terms, privacy, 'data-deletion': dataDeletion, accessibility, safety };
