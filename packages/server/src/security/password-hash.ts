/**
 * Hashes of passwords and recovery codes: argon2id (RFC 9106) with the parameters of security design 5.4. Each takes 46
 * MB and a tenth of a second, so few run at once: a limited number of requests waits, and the rest is refused with a
 * retry.
 */
import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { takeRandom } from '../lib/random.ts';
import { Refusal } from '../lib/refusal.ts';

interface Cost {
  /** Memory in KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface Encoded extends Cost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export interface PasswordHasher {
  /** Hashes a password to the text form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws unavailable if too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with its hash; without a hash it takes the same time and returns false. Throws unavailable if
   * too many wait.
   */
  fits(password: string, encoded: string | null): Promise<boolean>;
  /** Returns true if the hash was made with settings other than the current ones. */
  isOutdated(encoded: string): boolean;
  /** Number of hashes computed since the start. */
  readonly computed: number;
}

/** Parameters of the ASVS appendix. */
const today: Cost = { memory: 47_104, passes: 1, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
const atOnce = 4;
const mostWaiting = 50;

const derive = promisify(argon2);
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const encode = ({ memory, passes, parallelism, salt, hash }: Encoded): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Decodes a stored hash. Throws for a text in an unknown form. */
function decode(encoded: string): Encoded {
  const [, memory, passes, parallelism, salt = '', hash = ''] = form.exec(encoded) ?? [];
  if (memory === undefined) throw new Error('a stored password hash is in no form that is known');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { ...cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

/** Hash that no password has, for the comparison if a user has none. */
const nobodys: Encoded = { ...today, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };

export function createPasswordHasher(): PasswordHasher {
  let running = 0;
  let computed = 0;
  const waiting: (() => void)[] = [];

  async function compute(password: string, { memory, passes, parallelism }: Cost, salt: Buffer): Promise<Buffer> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new Refusal('unavailable', { details: 'too many people sign in at once' }, { 'retry-after': '1' });
      }
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      computed += 1;
      const message = Buffer.from(password.normalize('NFC'));
      return await derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes });
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    async hash(password) {
      const salt = takeRandom(saltBytes);
      return encode({ ...today, salt, hash: await compute(password, today, salt) });
    },
    async fits(password, encoded) {
      const expected = encoded === null ? nobodys : decode(encoded);
      const found = await compute(password, expected, expected.salt);
      return found.length === expected.hash.length && timingSafeEqual(found, expected.hash) && encoded !== null;
    },
    isOutdated(encoded) {
      const { memory, passes, parallelism } = decode(encoded);
      return memory !== today.memory || passes !== today.passes || parallelism !== today.parallelism;
    },
    get computed() {
      return computed;
    },
  };
}

/** One hasher for the whole process, since its memory and processors are limited. */
export const passwordHasher: PasswordHasher = createPasswordHasher();
