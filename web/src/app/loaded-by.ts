/** What a route's page is given by its loader. */
export type LoadedBy<Loader extends (args: never) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Loader>> };
