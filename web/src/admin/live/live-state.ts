import { createContext } from 'react';

/** Tells if the screen follows the stations; not known until the stream has begun. */
export type LiveState = 'connecting' | 'live' | { cutSinceMs: number };

export const LiveStateContext = createContext<LiveState>('connecting');

/** The number of times that the stream resumed after a gap: failed queries are then worth a retry. */
export const LiveRestartsContext = createContext(0);
