import { say } from './ask.js';
import { make, picture } from './make.js';

const KNOWN = new Set(['board', 'paddle', 'vest']);
const MOVE = { duration: 380, easing: 'cubic-bezier(.3, .9, .4, 1)' };
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** One board, paddle or vest: a button whose label says what a press does with it where it is now. */
export function itemButton({ rfid, name, kind }, home, hands) {
  const look = KNOWN.has(kind) ? kind : 'other';
  const word = name.toLowerCase();
  const element = make('li', `item ${look} in-[.afloat]:h-23 in-[.afloat]:w-11`);
  const button = make(
    'button',
    'relative block size-full min-h-0 cursor-grab rounded-[8px] border-0 bg-transparent p-0 transition-[scale] hover:scale-105 hover:bg-transparent',
  );
  button.type = 'button';
  button.draggable = true;
  const number = make(
    'span',
    'absolute right-0 bottom-0 min-w-5 rounded-full bg-[#0b2e3a] text-xs leading-5 text-white in-[.inside]:hidden',
    home,
  );
  number.setAttribute('aria-hidden', 'true');
  button.append(picture(`item-${look}`), number);
  element.append(button);
  let move;

  button.addEventListener('click', () => move());
  button.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer.setData('text/plain', rfid));

  function draw({ place, within, isHomeOpen }) {
    const { label, onClick } = actionFor(within, isHomeOpen);
    button.setAttribute('aria-label', label);
    button.title = label;
    move = onClick;
    if (element.parentElement !== place) moveTo(place);
  }

  function actionFor(within, isHomeOpen) {
    if (within) {
      const { number: at } = within;
      return { label: `Take the ${word} out of locker ${at}`, onClick: () => hands.take(rfid, at) };
    }
    if (isHomeOpen) return { label: `Put the ${word} back into locker ${home}`, onClick: () => hands.put(rfid, home) };
    if (kind === 'paddle')
      return { label: `Hold the ${word} of locker ${home} to the reader`, onClick: () => hands.hold(rfid) };
    const hint = `Locker ${home} is closed. Hold its paddle to the reader, or type the code.`;
    return { label: `The ${word} of locker ${home}, which is closed`, onClick: () => say(hint) };
  }

  function moveTo(place) {
    const hadFocus = document.activeElement === button;
    const from = element.isConnected ? button.getBoundingClientRect() : undefined;
    place.append(element);
    if (hadFocus) button.focus({ preventScroll: true });
    if (from && !STILL.matches) glide(button, from);
  }

  return { draw };
}

function glide(element, from) {
  const to = element.getBoundingClientRect();
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  element.animate(
    [
      { transform: shift, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    MOVE,
  );
}
