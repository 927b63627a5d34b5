import { expect, test } from 'vitest';
import { dataUrl, iconSvg, waveEdgeSvg, waveLineSvg } from './wave-svg.ts';

test('a picture in an address comes out as it went in, and breaks no quotes around it', () => {
  for (const svg of [waveLineSvg('#0b7285'), waveEdgeSvg('black'), iconSvg()]) {
    const address = dataUrl(svg);
    expect(address).not.toMatch(/["'<>#]/);
    expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg);
  }
});
