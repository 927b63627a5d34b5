import { createContext, use } from 'react';
import type { Screen } from '../../../src/screen/screen.ts';
import { type Texts, textsIn } from '../texts/texts.ts';

export const ScreenContext = createContext<Screen | undefined>(undefined);

export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('No screen to draw');
  return screen;
}

export const useTexts = (): Texts => textsIn(useScreen().locale);
