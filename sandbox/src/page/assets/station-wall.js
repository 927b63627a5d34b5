import { say } from './ask.js';
import { itemButton } from './item-button.js';
import { make, picture } from './make.js';

const BUTTON = 'sunlit min-h-9 w-full border-transparent px-1 text-sm focus-visible:outline-white';
const STRANGE_TAG = 'E280000000000000DEADBEEF';

/** The wall of lockers, and beside it the items that are out. `act` calls the sandbox and draws the answer. */
export function stationWall(act) {
  const wall = document.querySelector('#lockers');
  const outside = document.querySelector('#outside');
  const reader = document.querySelector('#reader');
  let stationId;
  let lockers = new Map();
  let buttons = new Map();

  const hold = (rfid) => act('/card', { rfid });
  const hands = {
    take: (rfid, number) => act(`/lockers/${number}/take`, { item: rfid }),
    put: (rfid, number) => act(`/lockers/${number}/put`, { item: rfid }),
    hold,
  };

  reader.addEventListener('click', () => hold(STRANGE_TAG));
  acceptDrops(reader, hold);

  function build(station) {
    stationId = station.id;
    lockers = new Map(station.lockers.map(({ number }) => [number, buildLocker(number, act, hands)]));
    buttons = new Map();
    wall.replaceChildren(...[...lockers.values()].map(({ element }) => element));
    wall.setAttribute('aria-label', `Lockers of ${station.name}`);
    outside.replaceChildren();
  }

  function draw(station) {
    if (station.id !== stationId) build(station);
    for (const locker of station.lockers) lockers.get(locker.number).draw(locker);
    for (const locker of station.lockers) {
      for (const item of locker.items) {
        if (!buttons.has(item.rfid)) buttons.set(item.rfid, itemButton(item, locker.number, hands));
        const within = station.lockers.find(({ tags }) => tags.includes(item.rfid));
        const place = within ? lockers.get(within.number).inside : outside;
        buttons.get(item.rfid).draw({ place, within, isHomeOpen: locker.isOpen });
      }
    }
    const count = outside.childElementCount;
    document.querySelector('#outside-words').textContent = count === 0 ? 'Everything is in its locker' : '';
  }

  return { draw };
}

function buildLocker(number, act, hands) {
  const element = make('li', 'mx-auto grid w-full max-w-31 content-start justify-items-center gap-1.5');
  const plate = make(
    'p',
    'sunlit min-w-10 rounded-[6px] bg-foam px-2.5 text-center text-lg font-[760] text-ink',
    number,
  );
  plate.prepend(make('span', 'sr-only', 'Locker '));
  const state = make('span', 'sr-only');
  plate.append(state);
  const box = make('div', 'box');
  const inside = make('ul', 'inside');
  inside.setAttribute('aria-label', `In locker ${number}`);
  const door = make('div', 'door');
  door.append(picture('locker-door'));
  box.append(inside, door);

  const close = button('Close', `Close the door of locker ${number}`, () => act(`/lockers/${number}/close`, {}));
  const jam = button('Jam', `Jam the door of locker ${number}`, () =>
    act(`/lockers/${number}/jam`, { jammed: element.dataset.door !== 'jammed' }),
  );
  element.append(plate, box, close, jam);

  // A shortcut for the mouse. The buttons below do the same and are reachable by keyboard.
  door.addEventListener('click', () => {
    if (element.dataset.door === 'open') close.click();
    else say(`Locker ${number} is locked. Type its code at the touch screen, or open it there as staff.`);
  });
  acceptDrops(box, (rfid) => hands.put(rfid, number));

  function draw({ isOpen, isJammed }) {
    const hadFocus = [close, jam].includes(document.activeElement);
    element.dataset.door = isOpen ? 'open' : isJammed ? 'jammed' : 'closed';
    state.textContent = isOpen ? ', door open' : ', door closed';
    close.hidden = !isOpen;
    jam.hidden = isOpen;
    jam.className = `${BUTTON} ${isJammed ? 'bg-red text-on-red' : 'bg-transparent text-white hover:bg-white/16'}`;
    jam.textContent = isJammed ? 'Jammed' : 'Jam';
    jam.setAttribute(
      'aria-label',
      isJammed ? `Jammed: free the door of locker ${number}` : `Jam the door of locker ${number}`,
    );
    if (hadFocus && document.activeElement === document.body) (isOpen ? close : jam).focus();
  }

  return { element, inside, draw };
}

function button(text, name, onClick) {
  const made = make('button', `${BUTTON} bg-foam text-ink`, text);
  made.type = 'button';
  made.setAttribute('aria-label', name);
  made.addEventListener('click', onClick);
  return made;
}

function acceptDrops(place, onDrop) {
  place.addEventListener('dragover', (event) => event.preventDefault());
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    const rfid = event.dataTransfer.getData('text/plain');
    if (rfid) onDrop(rfid);
  });
}
