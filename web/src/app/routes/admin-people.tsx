import { peopleList } from '../../admin/people/people-list.ts';
import { PeoplePage } from '../../admin/people/people-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(peopleList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <PeoplePage {...loaderData} />;
