import type { Plugin } from 'vite';
import type { Audience } from './audience.ts';
import { listAudienceFiles } from './list-audience-files.ts';

const ENTRY = /\/styles\/(customer|staff)\.css(?:\?.*)?$/;

/**
 * Tells Tailwind which files it makes an audience's style sheet from. While we edit it is all of them: what a page is
 * made of changes then, and size does not matter.
 */
export function audienceSources(listFiles: (audience: Audience) => string[] = listAudienceFiles): Plugin {
  let isEditing = false;
  return {
    name: 'audience-sources',
    enforce: 'pre',
    configResolved({ command }) {
      isEditing = command === 'serve';
    },
    transform: {
      filter: { id: ENTRY },
      handler(code, id) {
        const audience = ENTRY.exec(id)?.[1] === 'staff' ? 'staff' : 'customer';
        const sources = isEditing ? ['../..'] : listFiles(audience);
        return `${code}\n${sources.map((source) => `@source '${source}';`).join('\n')}\n`;
      },
    },
  };
}
