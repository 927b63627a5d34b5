import { buttonStyle } from '../../../ui/button/button-style.ts';

/** Rows of equal width, so that a thumb finds them easily. */
export const actionStyle = `${buttonStyle('quiet')} w-full justify-start!`;
