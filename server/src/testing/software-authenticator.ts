import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  MadeCredential,
  PasskeyAsking,
  PasskeyMaking,
  ShownCredential,
} from '@laine/contract/public/passkey-calls.ts';

/** Faults to fake in the words of an authenticator or its browser. */
type Lie = {
  origin?: string;
  challenge?: string;
  rpId?: string;
  type?: string;
  /** Without a finger, face or PIN. */
  isVerified?: boolean;
  /** The sign count to report. */
  counter?: number;
  /** Signs with another key. */
  key?: KeyObject;
  userHandle?: string;
  attestation?: { fmt: string; attStmt: Cbor };
};

type Kept = { id: Buffer; key: KeyObject; rpId: string; userHandle: string; counter: number };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const WITH_CREDENTIAL = 0x40;

/** A device that makes and shows passkeys: real P-256 keys and signatures, wrapped as a browser does. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #kept: Kept[] = [];
  readonly #isBackedUp: boolean;

  constructor(origin: string, { isBackedUp = false } = {}) {
    this.#origin = origin;
    this.#isBackedUp = isBackedUp;
  }

  get lastKept(): Kept {
    const kept = this.#kept.at(-1);
    if (!kept) throw new Error('no passkey was made yet');
    return kept;
  }

  make(asked: PasskeyMaking, lie: Lie = {}): MadeCredential {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const rpId = lie.rpId ?? asked.rp.id;
    this.#kept.push({ id, key: privateKey, rpId, userHandle: asked.user.id, counter: 0 });
    const coseKey = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const idLength = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([
      this.#head(rpId, WITH_CREDENTIAL, lie),
      Buffer.alloc(16),
      idLength,
      id,
      encodeCbor(coseKey),
    ]);
    const { fmt, attStmt } = lie.attestation ?? { fmt: 'none', attStmt: new Map() };
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ]);
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData(lie.type ?? 'webauthn.create', asked.challenge, lie).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  show(asked: PasskeyAsking, lie: Lie = {}, kept = this.lastKept): ShownCredential {
    kept.counter = lie.counter ?? kept.counter + 1;
    const clientData = this.#clientData(lie.type ?? 'webauthn.get', asked.challenge, lie);
    const authData = this.#head(lie.rpId ?? asked.rpId, 0, { ...lie, counter: kept.counter });
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: kept.id.toString('base64url'),
      rawId: kept.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, lie.key ?? kept.key).toString('base64url'),
        userHandle: lie.userHandle ?? kept.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, lie: Lie): Buffer {
    const origin = lie.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin, crossOrigin: false }));
  }

  #head(rpId: string, flags: number, { isVerified = true, counter = 0 }: Lie): Buffer {
    const head = Buffer.alloc(5);
    const backup = this.#isBackedUp ? BACKUP_ELIGIBLE | BACKED_UP : 0;
    head.writeUInt8(flags | USER_PRESENT | backup | (isVerified ? USER_VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), head]);
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

export type Cbor = number | string | Buffer | Cbor[] | Map<Cbor, Cbor>;

/** The part of CBOR (RFC 8949) that an authenticator uses. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (typeof value === 'string') return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([headOf(4, value.length), ...value.map(encodeCbor)]);
  return Buffer.concat([
    headOf(5, value.size),
    ...[...value].flatMap(([key, held]) => [encodeCbor(key), encodeCbor(held)]),
  ]);
}

function headOf(major: number, count: number): Buffer {
  const kind = major << 5;
  if (count < 24) return Buffer.from([kind | count]);
  if (count < 256) return Buffer.from([kind | 24, count]);
  return Buffer.from([kind | 25, count >> 8, count & 255]);
}
