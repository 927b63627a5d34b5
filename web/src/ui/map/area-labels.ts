import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Area } from './areas.ts';

/** A name on the basemap. */
type Label = { kind: 'water' | 'town'; at: readonly [number, number]; name: MessageDescriptor };

const labels: Record<Area, readonly Label[]> = {
  tallinn: [
    { kind: 'town', at: [24.745, 59.437], name: msg({ message: 'Tallinn', context: 'On the map' }) },
    { kind: 'water', at: [24.715, 59.505], name: msg({ message: 'Tallinn Bay', context: 'On the map' }) },
    { kind: 'water', at: [24.75, 59.71], name: msg({ message: 'Gulf of Finland', context: 'On the map' }) },
    { kind: 'town', at: [24.84, 59.505], name: msg({ message: 'Viimsi', context: 'On the map' }) },
    { kind: 'town', at: [24.515, 59.57], name: msg({ message: 'Naissaar', context: 'On the map' }) },
    { kind: 'town', at: [25.1, 59.475], name: msg({ message: 'Maardu', context: 'On the map' }) },
  ],
  parnu: [
    { kind: 'town', at: [24.565, 58.404], name: msg({ message: 'Pärnu', context: 'On the map' }) },
    { kind: 'water', at: [24.4, 58.3], name: msg({ message: 'Pärnu Bay', context: 'On the map' }) },
    { kind: 'town', at: [23.98, 58.13], name: msg({ message: 'Kihnu', context: 'On the map' }) },
  ],
  malaga: [
    { kind: 'town', at: [-4.455, 36.765], name: msg({ message: 'Malaga', context: 'On the map' }) },
    { kind: 'town', at: [-4.5, 36.62], name: msg({ message: 'Torremolinos', context: 'On the map' }) },
    { kind: 'water', at: [-4.3, 36.65], name: msg({ message: 'Alboran Sea', context: 'On the map' }) },
  ],
  kuressaare: [
    { kind: 'town', at: [22.535, 58.272], name: msg({ message: 'Kuressaare', context: 'On the map' }) },
    { kind: 'water', at: [22.6, 58.15], name: msg({ message: 'Gulf of Riga', context: 'On the map' }) },
  ],
};

type WordedLabel = Omit<Label, 'name'> & { name: string };

/** In the reader's language. */
export type SayName = (name: MessageDescriptor) => string;

export const areaLabels = (area: Area, say: SayName): WordedLabel[] =>
  labels[area].map((label) => ({ ...label, name: say(label.name) }));
