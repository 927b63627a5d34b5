import { createRoot } from 'react-dom/client';
import { stayWhileTouched } from './idle/stay-while-touched.ts';
import { Kiosk } from './kiosk.tsx';
import { keepFresh } from './program/keep-fresh.ts';
import { openProgram } from './program/open-program.ts';
import { ProgramContext } from './program/use-program.ts';
import './styles/kiosk.css';

const base = new URL('./', document.baseURI);
const program = openProgram(base);
stayWhileTouched(program);
keepFresh(program, base);

// A long press of a wet finger must not open the browser's menu.
document.addEventListener('contextmenu', (event) => event.preventDefault());

const place = document.querySelector('#kiosk');
if (!place) throw new Error('The page has no place for the kiosk');
createRoot(place).render(
  <ProgramContext value={program}>
    <Kiosk />
  </ProgramContext>,
);
