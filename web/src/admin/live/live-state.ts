import { createContext } from 'react';

/** Whether what is shown follows the stations: until the stream has begun it is not known. */
export type LiveState = 'connecting' | 'live' | { cutSinceMs: number };

export const LiveStateContext = createContext<LiveState>('connecting');
