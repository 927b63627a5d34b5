/** The list of files of the build that this page belongs to; its name is the build's. */
export const pageManifest = (): string | undefined =>
  (window as unknown as { __reactRouterManifest?: { url: string } }).__reactRouterManifest?.url;
