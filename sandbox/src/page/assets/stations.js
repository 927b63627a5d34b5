import { ask, say } from './ask.js';
import { codeButton } from './copy.js';
import { make } from './make.js';
import { stationWall } from './station-wall.js';
import { linkWords, screenWords } from './station-words.js';

const SIDE_BY_SIDE = matchMedia('(min-width: 1000px)');

/** The demo stations: which one is looked at, its wall of lockers, its touch screen, its network cable. */
export function startStations() {
  const find = (id) => document.querySelector(`#${id}`);
  const tabs = new Map();
  let pictures = new Map();
  let chosenId;
  let isScreenShown = SIDE_BY_SIDE.matches;
  let changes;

  async function act(path, body) {
    try {
      show(await ask(`/stations/${chosenId}${path}`, body));
    } catch (error) {
      say(error.message);
    }
  }
  const wall = stationWall(act);

  find('network').addEventListener('click', () => act('/network', { online: !pictures.get(chosenId).isPlugged }));
  find('screen-toggle').addEventListener('click', () => {
    isScreenShown = !isScreenShown;
    drawScreen();
  });

  function choose(id) {
    chosenId = id;
    for (const [tabId, tab] of tabs) tab.setAttribute('aria-pressed', String(tabId === id));
    // The touch screen's events report its changes at once. Everything else waits for the page's next refresh.
    changes?.close();
    changes = new EventSource(`/sandbox/stations/${id}/screen/events`);
    changes.addEventListener('message', async () => show(await ask(`/stations/${id}`)));
    drawScreen();
    draw();
  }

  function drawScreen() {
    const { id, name } = pictures.get(chosenId);
    const address = `/sandbox/stations/${id}/screen/`;
    find('screen-link').href = address;
    find('screen-toggle').setAttribute('aria-expanded', String(isScreenShown));
    find('screen-toggle').textContent = isScreenShown ? 'Hide it' : 'Show it';
    find('screen').hidden = !isScreenShown;
    if (!isScreenShown) return find('screen').replaceChildren();
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.className = 'h-[660px] w-full rounded-[8px] bg-white';
    frame.title = `Touch screen of ${name}`;
    return find('screen').replaceChildren(frame);
  }

  function drawPin({ adminPin }) {
    const place = find('staff-pin');
    // The button is replaced only when the PIN changed, because a replaced button loses the focus.
    if (place.dataset.pin === String(adminPin)) return;
    place.dataset.pin = String(adminPin);
    place.replaceChildren(...(adminPin === null ? [] : ['Staff PIN ', codeButton(adminPin)]));
  }

  function draw() {
    const picture = pictures.get(chosenId);
    wall.draw(picture);
    drawPin(picture);
    find('network').setAttribute('aria-checked', String(picture.isPlugged));
    setText(find('link-state'), linkWords(picture));
    find('link-state').dataset.online = picture.online;
    setText(find('screen-words'), screenWords(picture.screen));
    for (const [id, tab] of tabs) tab.classList.toggle('offline', !pictures.get(id).online);
  }

  function show(picture) {
    pictures.set(picture.id, picture);
    draw();
  }

  function addTab({ id, name }) {
    const tab = make('button', 'tab', name);
    tab.type = 'button';
    tab.addEventListener('click', () => choose(id));
    tabs.set(id, tab);
    find('station-tabs').append(tab);
  }

  return async () => {
    const { stations } = await ask('/stations');
    pictures = new Map(stations.map((picture) => [picture.id, picture]));
    for (const picture of stations) if (!tabs.has(picture.id)) addTab(picture);
    find('beach-body').hidden = stations.length === 0;
    if (chosenId === undefined && stations.length > 0) choose(stations[0].id);
    else if (chosenId !== undefined) draw();
  };
}

/** Leaves an unchanged text alone, because screen readers read every change out. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
