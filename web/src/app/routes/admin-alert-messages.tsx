import { calls } from '@laine/contract/calls.ts';
import { AlertMessagesPage } from '../../admin/alert-messages/alert-messages-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call }) => ({ loaded: await call(calls.alertMessages) }));

export default ({ loaderData }: LoadedBy<typeof loader>) => <AlertMessagesPage {...loaderData} />;
