// Finds Chromium, or installs Debian's: no test tool downloads a browser of its own here.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Headless only: a journey takes a quarter to a half less CPU than in the full browser. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const otherPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findBrowser() {
  const found =
    firstOf([process.env.CHROMIUM, withoutWindows]) ??
    install('chromium-headless-shell') ??
    firstOf(otherPlaces) ??
    install('chromium');
  if (!found) {
    process.stderr.write('The browser journeys need Chromium: install it, or set CHROMIUM to its path.\n');
    process.exit(1);
  }
  return found;
}

function firstOf(places) {
  return places.find((place) => place && existsSync(place));
}

/** Older systems lack the smaller package, and there may be no network: then any other browser will do. */
function install(name) {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return undefined;
  process.stdout.write('Installing Chromium …\n');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', name], options);
    return firstOf([`/usr/bin/${name}`]);
  } catch {
    return undefined;
  }
}
