/** The props that a route's page gets from its loader. */
export type LoadedBy<Loader extends (args: never) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Loader>> };
