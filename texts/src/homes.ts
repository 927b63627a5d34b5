/**
 * Programs and pages whose texts are defined in their code, each with where. The web app's stand in its markup.
 */
export const homes = {
  server: 'server/src/ground/texts',
  kiosk: 'station/kiosk/src/texts',
  offline: 'web/src/offline/offline-words.ts',
} as const;

export type Home = keyof typeof homes;
