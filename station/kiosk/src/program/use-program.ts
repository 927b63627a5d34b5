import { createContext, use, useSyncExternalStore } from 'react';
import type { Heard, Program } from './open-program.ts';

export const ProgramContext = createContext<Program | undefined>(undefined);

function useOpenProgram(): Program {
  const program = use(ProgramContext);
  if (!program) throw new Error('No program to talk to');
  return program;
}

export function useHeard(): Heard {
  const program = useOpenProgram();
  return useSyncExternalStore(program.onChange, program.heard, program.heard);
}

export const useTouch = (): Program['touch'] => useOpenProgram().touch;
