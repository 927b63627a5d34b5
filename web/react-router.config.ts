import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { audienceManifest, audienceTable } from './src/audience/audience-routes.ts';
import { audiences } from './src/audience/audience.ts';

type Manifest = { url: string; routes: Record<string, { id: string; parentId?: string; path?: string }> };

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // An audience has few routes; asking for them piece by piece would cost a request per link in view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => {
    const assets = join(reactRouterConfig.buildDirectory, 'client/assets');
    const whole = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
    if (whole === undefined) throw new Error('The build has no manifest of its routes.');
    const script = readFileSync(join(assets, whole), 'utf8');
    const [begin, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
    const manifest = JSON.parse(script.slice(begin, end)) as Manifest;
    for (const audience of audiences) {
      const own = JSON.stringify(audienceTable(manifest, audience));
      writeFileSync(
        join(assets, audienceManifest(whole, audience)),
        `${script.slice(0, begin)}${own}${script.slice(end)}`,
      );
    }
  },
} satisfies Config;
