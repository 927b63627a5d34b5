import { prefDefinitions } from '@laine/contract/pref-definitions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type PrefName = keyof typeof prefDefinitions;

type Words = {
  label: MessageDescriptor;
  meaning: MessageDescriptor;
  /** The expected format, shown if a value can't be read. */
  form?: MessageDescriptor;
};

const whole = (min: number, max: number) =>
  msg({ message: `A whole number from ${min} to ${max}`, comment: 'How a setting is to be written' });

/** Name and purpose of each preference of a station's program. */
export const prefWords: Record<PrefName, Words> = {
  CONTACT_PHONE: {
    label: msg`Phone for help`,
    meaning: msg`The touch screen shows it to customers who need help.`,
    form: msg`A phone number, such as +372 5555 0101 or 1247`,
  },
  LANGUAGES: {
    label: msg`Languages`,
    meaning: msg`What the touch screen offers, in the order in which you choose them.`,
  },
  DEFAULT_LANGUAGE: {
    label: msg`First language`,
    meaning: msg`The touch screen greets in it.`,
  },
  PAGE_TIMEOUT: {
    label: msg`Back to the start after`,
    meaning: msg`How long the touch screen waits for a touch: 5 to 600 seconds.`,
    form: whole(5, 600),
  },
  ADMIN_PIN: {
    label: msg`Staff PIN`,
    meaning: msg`Opens the staff page of the touch screen: 6 digits that nobody guesses, so no row and no repetition. It is never shown again.`,
    form: msg`Six digits that nobody guesses: no row such as 123456, no repetition such as 121212`,
  },
  STATUS: {
    label: msg`State at the touch screen`,
    meaning: msg`Closed and out of service give out no boards; bringing one back is always possible.`,
  },
  MODE: {
    label: msg`What the station does`,
    meaning: msg`With returns only it takes boards back but gives none out.`,
  },
  PING_INTERVAL: {
    label: msg`Sign of life every`,
    meaning: msg`How often the station says that it is there: 1 to 120 seconds.`,
    form: whole(1, 120),
  },
  SCAN_TIMEOUT: {
    label: msg`Look for tags for`,
    meaning: msg`How long the reader of a locker may look for tags: 1 to 60 seconds.`,
    form: whole(1, 60),
  },
  BAUD_RATE: {
    label: msg`Speed of the serial ports`,
    meaning: msg`For all of them, in baud. Without it each device has its usual speed.`,
    form: whole(1200, 921_600),
  },
  BOX_SERIAL: {
    label: msg`Port of the readers in the lockers`,
    meaning: msg`The name of the serial port on the station’s computer, such as /dev/ttyUSB0.`,
  },
  CARD_SERIAL: {
    label: msg`Port of the reader at the touch screen`,
    meaning: msg`The name of the serial port on the station’s computer, such as /dev/ttyUSB0.`,
  },
  DOOR_SERIAL: {
    label: msg`Port of the locks`,
    meaning: msg`The name of the serial port on the station’s computer, such as /dev/ttyUSB0.`,
  },
};

/** The default in effect while nothing is set, in input format. */
export function defaultText(name: PrefName): string {
  const value = prefDefinitions[name].default;
  if (value === undefined) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** By name, for the form. */
export const prefForms = Object.entries(prefWords).flatMap(([name, { form }]) => (form ? [[name, form] as const] : []));
