import { buttonStyle } from '../../../ui/button/button-style.ts';

/** Rows of equal width: the thumb finds them without reading twice. */
export const actionStyle = `${buttonStyle('quiet')} w-full justify-start!`;
