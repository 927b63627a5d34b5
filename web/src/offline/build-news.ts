/** What a worker tells the open pages when it has taken over: the name of its build, which is in `pageManifest`. */
export type BuildNews = { build: string };
