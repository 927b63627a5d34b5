import type { Locale } from '@laine/contract/states.ts';

/**
 * The day from which these lines hold, which is stored with every booking. A test compares the fingerprint with the lines in
 * every language: when they change, both are to be renewed here.
 */
export const SAFETY_VERSION = '2026-11-16';
export const SAFETY_FINGERPRINT = 'aa197eddd3701204';

/** Where help comes from everywhere in the European Union. */
const EMERGENCY_NUMBER = '112';

/** What everybody must know before they go on the water; the booking form, the booking page and the mail say it. */
export const safetyLines: Record<Locale, readonly string[]> = {
  en: [
    'Wear the life vest and the leash from the first step into the water to the last.',
    'Look at wind and water first. Wind that blows from the land carries you out: then stay on the beach.',
    'Stay near the shore and in sight of it, away from swimmers, boats and bridges.',
    `Never paddle far out alone. Keep your phone dry and within reach; in an emergency call ${EMERGENCY_NUMBER}.`,
    'Go out sober and fit, never after alcohol or drugs.',
  ],
  et: [
    'Kanna päästevesti ja laua turvarihma esimesest sammust vees kuni viimaseni.',
    'Vaata kõigepealt tuult ja vett. Maa poolt puhuv tuul kannab su kaldast eemale: siis jää randa.',
    'Püsi kalda lähedal ja kaldalt nähtav, eemal ujujatest, paatidest ja sildadest.',
    `Ära mine üksi kunagi kaugele. Hoia telefon kuivas ja käepärast; hädaolukorras helista ${EMERGENCY_NUMBER}.`,
    'Mine vee peale kainena ja heas vormis, mitte kunagi pärast alkoholi või uimasteid.',
  ],
  es: [
    'Lleva puestos el chaleco y la correa de la tabla desde el primer paso en el agua hasta el último.',
    'Mira antes el viento y el agua. El viento que sopla desde tierra te aleja de la orilla: en ese caso, quédate en la playa.',
    'Quédate cerca de la orilla y a la vista, lejos de bañistas, barcos y puentes.',
    `Nunca te alejes a solas. Lleva el móvil protegido del agua y a mano; en caso de emergencia llama al ${EMERGENCY_NUMBER}.`,
    'Sal sobrio y en forma, nunca después de tomar alcohol o drogas.',
  ],
  ru: [
    'Не снимайте спасательный жилет и страховочный трос (лиш) с первого шага в воде до последнего.',
    'Сначала посмотрите на ветер и воду. Ветер с берега уносит на открытую воду: при таком ветре оставайтесь на пляже.',
    'Держитесь у берега и на виду, подальше от купающихся, лодок и мостов.',
    `Никогда не уплывайте далеко в одиночку. Держите телефон сухим и под рукой; в экстренном случае звоните ${EMERGENCY_NUMBER}.`,
    'Выходите на воду трезвыми и в хорошей форме — никогда после алкоголя или наркотиков.',
  ],
  fr: [
    'Portez le gilet et le leash du premier pas dans l’eau jusqu’au dernier.',
    'Regardez d’abord le vent et l’eau. Un vent qui souffle de la terre vous emporte au large\u00A0: dans ce cas, restez sur la plage.',
    'Restez près du rivage et bien en vue, à l’écart des baigneurs, des bateaux et des ponts.',
    `Ne vous éloignez jamais seul. Gardez votre téléphone au sec et à portée de main\u202F; en cas d’urgence, appelez le ${EMERGENCY_NUMBER}.`,
    'Allez sur l’eau sobre et en forme, jamais après avoir pris de l’alcool ou des drogues.',
  ],
};
