import type { Plugin } from 'vite';
import { audiences, type Audience } from './audience.ts';
import { listAudienceFiles } from './list-audience-files.ts';

const ENTRY = /\/styles\/(customer|account|staff)\.css(?:\?.*)?$/;

/**
 * Tells Tailwind the files for an audience's style sheet. In development it's all of them: a page's parts change then,
 * and size doesn't matter.
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
        const name = ENTRY.exec(id)?.[1];
        const audience = audiences.find((one) => one === name) ?? 'customer';
        const sources = isEditing ? ['../..'] : listFiles(audience);
        return `${code}\n${sources.map((source) => `@source '${source}';`).join('\n')}\n`;
      },
    },
  };
}
