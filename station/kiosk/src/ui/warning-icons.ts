import { CloudLightning, Droplets, type LucideIcon, MessageSquareText, Tornado, Wind } from 'lucide-react';
import type { Screen } from '../../../src/screen/screen.ts';

export type Warning = NonNullable<Screen['warning']>;

export const warningIcons: Record<Warning['kind'], LucideIcon> = {
  storm: Tornado,
  wind: Wind,
  thunder: CloudLightning,
  water: Droplets,
  other: MessageSquareText,
};
