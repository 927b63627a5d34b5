import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table fits in a kilobyte; asking for it piece by piece would cost a request per link in view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
