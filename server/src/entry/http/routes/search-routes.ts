import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { searchEverything } from '../../../insight/search/search-everything.ts';
import { serve } from '../request/serve.ts';

export const searchRoutes = (deps: Deps) => [
  serve(deps, calls.search, ({ who, input }) => searchEverything(deps, who, input)),
];
