import type { LinksFunction } from 'react-router';
import printStyles from './print.css?url';

/** On paper these pages look like a document. The rules are in a file of their own, which no other page loads. */
export const legalLinks: LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }];
