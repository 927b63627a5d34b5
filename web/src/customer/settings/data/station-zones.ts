import { createContext } from 'react';

/** The time zones of the stations that the data names, by station. */
export const StationZones = createContext<Readonly<Record<string, string>>>({});
