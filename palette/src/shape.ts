/** Corners of controls and cards; the touch screen has larger ones of its own. */
export const radii = { control: '10px', card: '14px' } as const;

/** For pages that load `fonts.css`. Mails and the API page load no fonts and name those that every machine has. */
export const fontFamily = "'Onest', 'Onest Fallback', system-ui, sans-serif";
