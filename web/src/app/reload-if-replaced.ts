type Manifest = { url: string };

/**
 * After a deployment the files of an open page are gone, and what it would still load does not come. A page of a build
 * that the server no longer has is loaded anew; the new one knows a build that is there, so this happens once.
 */
export async function reloadIfReplaced(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  if (!manifest) return;
  const answer = await fetch(manifest.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 404) location.reload();
}
