import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The bundler's facts about a module. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null };
type Graph = { getModuleInfo: (id: string) => Module | null };
type App = { folder: string; routes: readonly RouteConfigEntry[] };

/** The router's suffix for the part of a route that browsers load. */
const BROWSER_PART = '?__react-router-build-client-route';

const FRAME = 'frame';

const ENTRY = 'entry.client.tsx';

/** Around every page. */
const shell = [ENTRY, `root.tsx${BROWSER_PART}`];

/** Where visits begin. On a slow network each file costs a round trip, however small it is. */
const firstPages = ['home', 'station', 'login'];

/** Names the file of a module; null leaves it to the bundler, which makes one for every set of pages. */
type Part = { priority: number; name: (id: string, graph: Graph) => string | null };

/** The bundler puts a module's imports into its file, unless they're in one of higher priority. */
export function pageParts(app: App): Part[] {
  let names: ReadonlyMap<string, string> | undefined;
  const nameOf = (id: string, graph: Graph) => {
    names ??= nameParts(app, graph);
    return id.includes('rolldown/runtime') ? FRAME : (names.get(id) ?? null);
  };
  return [FRAME, ...setsOf(firstPages).toReversed()].map((part, at, all) => ({
    priority: all.length - at,
    name: (id, graph) => (nameOf(id, graph) === part ? part : null),
  }));
}

const firstFiles: ReadonlySet<string> = new Set([FRAME, ...firstPages, ...setsOf(firstPages)]);

/** True for files that first pages load at once. */
export const isFirstFile = (name: string): boolean => firstFiles.has(name);

/**
 * Modules around every page are one file, because every page loads all of them. Modules shared by some first pages are
 * one file per set of them, and those shared with any other page another. So first pages load few files, and only code
 * that they use. A module's imports are in its own file or in one of more pages, so no two files import each other.
 */
function nameParts({ folder, routes }: App, graph: Graph): Map<string, string> {
  const routeIds = routes.flatMap(filesOf).map((file) => join(folder, file) + BROWSER_PART);
  const reach = reachIn(graph);
  const frame = reach(shell.map((file) => join(folder, file)));
  const pages = firstPages.map((page) => ({ page, id: join(folder, `routes/${page}.tsx${BROWSER_PART}`) }));
  const reached = pages.map(({ page, id }) => ({ page, modules: reach([id]) }));
  const otherIds = routeIds.filter((id) => !pages.some((page) => page.id === id));
  const elsewhere = reach([...otherIds, ...listLoadedLater(graph, [...frame, ...routeIds])]);

  const names = new Map<string, string>();
  for (const id of new Set(reached.flatMap(({ modules }) => [...modules]))) {
    const users = reached.filter(({ modules }) => modules.has(id)).map(({ page }) => page);
    if (users.length > 1 || elsewhere.has(id)) names.set(id, partFor(users));
  }
  for (const id of frame) names.set(id, FRAME);
  // It hydrates the page, and must not run because a route imports something in the same file.
  names.delete(join(folder, ENTRY));
  return names;
}

function partFor(pages: readonly string[]): string {
  return pages.length > 1 ? pages.join('-') : `${pages.join()}-and-others`;
}

/** The sets of one page, of two and so on. */
function setsOf(pages: readonly string[]): string[] {
  return subsetsOf(pages)
    .filter((set) => set.length > 0)
    .toSorted((a, b) => a.length - b.length)
    .map(partFor);
}

function subsetsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];

/** All modules that these load at once. */
const reachIn =
  (graph: Graph) =>
  (entries: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const visit = (id: string) => {
      if (found.has(id) || isIconList(id)) return;
      found.add(id);
      for (const next of importsOf(graph, id)) visit(next);
    };
    for (const entry of entries) visit(entry);
    return found;
  };

/** Modules loaded on demand, directly or through another. */
function listLoadedLater(graph: Graph, entries: readonly string[]): Set<string> {
  const [seen, later] = [new Set<string>(), new Set<string>()];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) visit(next);
    for (const next of module?.dynamicallyImportedIds ?? []) {
      later.add(next);
      visit(next);
    }
  };
  for (const entry of entries) visit(entry);
  return later;
}

function importsOf(graph: Graph, id: string): string[] {
  const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => (isIconList(imported) ? iconsOf(graph, imported, code ?? '') : [imported]));
}

/** It imports every icon there is, but its importers use a few. */
const isIconList = (id: string): boolean => /lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

function iconsOf(graph: Graph, listId: string, code: string): string[] {
  const list = graph.getModuleInfo(listId)?.code ?? '';
  const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code) ?? [];
  return names.split(',').flatMap((name) => {
    const [, icon] = /^\s*(\w+)/.exec(name) ?? [];
    const [, file] = new RegExp(`\\bdefault as ${icon}\\b[^;]*? from ["']([^"']+)["']`).exec(list) ?? [];
    return file === undefined ? [] : [join(dirname(listId), file)];
  });
}
