import { EMERGENCY_NUMBER } from '../../emergency-number.ts';

export const safety: readonly string[] = [
  'Kanna kogu aeg päästevesti ja laua turvarihma.',
  'Maa poolt puhuv tuul kannab su kaldast eemale: siis jää randa.',
  'Püsi kaldalt nähtav, eemal ujujatest, paatidest ja sildadest.',
  `Ära mine üksi kaugele. Hoia telefon kuivas ja käepärast; hädaolukorras helista ${EMERGENCY_NUMBER}.`,
  'Mine vee peale kainena ja heas vormis.',
];
