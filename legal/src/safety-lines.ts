import type { Locale } from '@laine/contract/states.ts';

/**
 * These lines hold from this day, which is stored with every booking. A test compares the fingerprint with the lines in
 * every language: when they change, renew both here.
 */
export const SAFETY_VERSION = '2026-11-17';
export const SAFETY_FINGERPRINT = '1c1d9cd94131bdde';

/** The emergency number everywhere in the European Union. */
const EMERGENCY_NUMBER = '112';

/** Everybody must know these before going on the water; the booking form, the booking page and the mail show them. */
export const safetyLines: Record<Locale, readonly string[]> = {
  en: [
    'Wear the life vest and the leash, all the time.',
    'Wind from the land carries you out: then stay on the beach.',
    'Stay in sight of the shore, away from swimmers, boats and bridges.',
    `Never far out alone. Keep your phone dry and at hand; in an emergency call ${EMERGENCY_NUMBER}.`,
    'Go out sober and fit.',
  ],
  et: [
    'Kanna kogu aeg päästevesti ja laua turvarihma.',
    'Maa poolt puhuv tuul kannab su kaldast eemale: siis jää randa.',
    'Püsi kaldalt nähtav, eemal ujujatest, paatidest ja sildadest.',
    `Ära mine üksi kaugele. Hoia telefon kuivas ja käepärast; hädaolukorras helista ${EMERGENCY_NUMBER}.`,
    'Mine vee peale kainena ja heas vormis.',
  ],
  es: [
    'Lleva siempre puestos el chaleco y la correa de la tabla.',
    'El viento de tierra te aleja de la orilla: en ese caso, quédate en la playa.',
    'Quédate a la vista de la orilla, lejos de bañistas, barcos y puentes.',
    `Nunca te alejes a solas. Lleva el móvil seco y a mano; en caso de emergencia llama al ${EMERGENCY_NUMBER}.`,
    'Sal sobrio y en forma.',
  ],
  ru: [
    'Не снимайте спасательный жилет и страховочный трос (лиш).',
    'Ветер с берега уносит на открытую воду: тогда оставайтесь на пляже.',
    'Держитесь на виду у берега, подальше от купающихся, лодок и мостов.',
    `Не уплывайте далеко в одиночку. Держите телефон сухим и под рукой; в экстренном случае звоните ${EMERGENCY_NUMBER}.`,
    'Выходите на воду трезвыми и в хорошей форме.',
  ],
  fr: [
    'Gardez toujours le gilet et le leash.',
    'Un vent de terre vous emporte au large\u00A0: dans ce cas, restez sur la plage.',
    'Restez en vue du rivage, à l’écart des baigneurs, des bateaux et des ponts.',
    `Ne vous éloignez jamais seul. Gardez votre téléphone au sec et à portée de main\u202F; en cas d’urgence, appelez le ${EMERGENCY_NUMBER}.`,
    'Allez sur l’eau sobre et en forme.',
  ],
};
