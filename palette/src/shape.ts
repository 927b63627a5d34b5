/** Corners of controls and cards; the touch screen has larger ones of its own. */
export const radii = { control: '10px', card: '14px' } as const;

/** Where the fonts of `fonts.css` are loaded. Mails and the API page load none and name what every machine has. */
export const fontFamily = "'Onest', 'Onest Fallback', system-ui, sans-serif";
