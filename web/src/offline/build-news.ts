/** The worker's message to open pages after taking over: its build's name, which is in `pageManifest`. */
export type BuildNews = { build: string };
