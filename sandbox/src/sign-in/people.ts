import { createHash } from 'node:crypto';
import { Email } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { Declined } from '../answer-in-plain-text.ts';

/** Somebody with an account at Google or Facebook. */
export interface Person {
  /** The provider's own id: digits, the same after every restart. */
  id: string;
  name: string;
  email: string | undefined;
  /** Google tells if an address is verified. Facebook doesn't. */
  isEmailVerified: boolean;
}

/** As a person would have typed them: the first word, and the rest. */
export function namesOf({ name }: Pick<Person, 'name'>) {
  const [givenName = name, ...rest] = name.split(' ');
  return { givenName, familyName: rest.join(' ') };
}

type Provider = 'google' | 'facebook';

const readyPeople: Record<Provider, Omit<Person, 'id'>[]> = {
  google: [
    { name: 'Mari Maasikas', email: 'mari@example.com', isEmailVerified: true },
    { name: 'Juan Pérez', email: 'juan@example.com', isEmailVerified: true },
    { name: 'Анна Иванова', email: 'anna@example.com', isEmailVerified: true },
    { name: 'Camille Martin', email: 'camille@example.com', isEmailVerified: true },
    { name: 'Oskar Saar', email: 'oskar@example.com', isEmailVerified: false },
  ],
  facebook: [
    { name: 'Mari Maasikas', email: 'mari@example.com', isEmailVerified: false },
    { name: 'Lucía Romero', email: 'lucia@example.com', isEmailVerified: false },
    { name: 'Kristjan Tamm', email: undefined, isEmailVerified: false },
  ],
};

/** The accounts of one provider: a few prepared ones, and those that visitors make up. */
export class PeopleDirectory {
  readonly ready: readonly Person[];
  readonly #provider: Provider;
  readonly #byId = new Map<string, Person>();

  constructor(provider: Provider) {
    this.#provider = provider;
    this.ready = readyPeople[provider].map((person) => this.add(person));
  }

  find(id: string): Person | undefined {
    return this.#byId.get(id);
  }

  add(person: Omit<Person, 'id'>): Person {
    const added = { ...person, id: this.#idOf(person) };
    this.#byId.set(added.id, added);
    return added;
  }

  /** The person with this address; an unknown one is added. */
  named(email: string): Person {
    const name = email.slice(0, email.indexOf('@'));
    const isEmailVerified = this.#provider === 'google';
    return this.find(this.#idOf({ email, name })) ?? this.add({ email, name, isEmailVerified });
  }

  #idOf({ email, name }: Pick<Person, 'email' | 'name'>) {
    const hash = createHash('sha256')
      .update(`${this.#provider}:${email ?? name}`)
      .digest('hex');
    return BigInt(`0x1${hash.slice(0, 16)}`).toString();
  }
}

/** The account picker's form: Cancel, one of the shown accounts, or another one. */
export const PickerForm = z.union([
  z.object({ cancel: z.string() }).transform(() => 'cancel' as const),
  z.object({ account: z.string() }),
  z.object({
    email: z.union([Email, z.literal('').transform(() => undefined)]).optional(),
    name: z.string().trim().min(1).max(120),
    unverified: z.string().optional(),
  }),
]);

export function pickedPerson(directory: PeopleDirectory, form: z.output<typeof PickerForm>): Person | 'cancel' {
  if (form === 'cancel') return form;
  if (!('account' in form)) {
    return directory.add({ name: form.name, email: form.email, isEmailVerified: form.unverified === undefined });
  }
  const person = directory.find(form.account);
  if (!person) throw new Declined(400, 'There is no such account');
  return person;
}
