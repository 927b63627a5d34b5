import { fontsCss } from '@laine/palette/font-files.ts';
import { paletteCss } from '@laine/palette/palette-css.ts';
import { fontFamily, radii } from '@laine/palette/shape.ts';
import { dataUrl, waveEdgeSvg, waveLineSvg } from '@laine/palette/wave-svg.ts';
import { sandboxPaths } from '../sandbox-paths.ts';

const mask = (svg: string) => `url("${dataUrl(svg)}")`;

/** What hangs on the lockers is white enamel by day and by night. */
const ENAMEL = ['.plate', '.locker-button'];

/** The product's own colours, letters and waves, so that the sandbox reads as its neighbour, not as another product. */
export const paletteSheet = `${fontsCss(sandboxPaths.asset(''))}
${paletteCss([':root', ...ENAMEL])}
:root {
  --font-sans: ${fontFamily};
  --radius-control: ${radii.control};
  --radius-card: ${radii.card};
  --wave-line: ${mask(waveLineSvg('black'))};
  --wave-edge: ${mask(waveEdgeSvg('black'))};
}
`;
