import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openLocate } from './open-locate.ts';

test.each(['/nowhere/cities.mmdb', fileURLToPath(import.meta.url)])(
  'a file of places that cannot be read is refused by name: %s',
  async (geoipFile) => {
    await expect(openLocate({ isTrusted: () => false, geoipFile })).rejects.toThrow(
      `GEOIP_FILE: ${geoipFile} cannot be read`,
    );
  },
);
