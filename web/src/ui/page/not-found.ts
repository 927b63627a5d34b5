import { data } from 'react-router';

/** For loaders to throw. Without a text of its own the status would travel as 'Internal Server Error'. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
