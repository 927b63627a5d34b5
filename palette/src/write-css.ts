import { writeFileSync } from 'node:fs';
import { tokensCss, touchScreenCss } from './palette-css.ts';

writeFileSync(new URL('tokens.css', import.meta.url), tokensCss());
writeFileSync(new URL('touch-screen.css', import.meta.url), touchScreenCss());
