import { createContext } from 'react';

/** Whether what is shown follows the stations: until the stream has begun it is not known. */
export type LiveState = 'connecting' | 'live' | { cutSinceMs: number };

export const LiveStateContext = createContext<LiveState>('connecting');

/** How often the stream has begun again after a gap: what failed meanwhile is worth another try. */
export const LiveRestartsContext = createContext(0);
