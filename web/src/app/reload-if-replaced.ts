import { pageManifest } from '../offline/page-manifest.ts';

/**
 * After a deployment the files of an open page are gone, and what it would still load does not come. A page of a build
 * that the server no longer has is loaded anew; the new one knows a build that is there, so this happens once.
 */
export async function reloadIfReplaced(): Promise<void> {
  const manifest = pageManifest();
  if (manifest === undefined) return;
  const answer = await fetch(manifest, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 404) location.reload();
}
