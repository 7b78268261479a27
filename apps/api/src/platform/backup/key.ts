import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';

/*
 * A school's backups are sealed for an X25519 key. The secret half is shown once and kept outside the machine; whoever typed it
 * back is given the public half, which is all that the machine knows.
 */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const SECRET_PREFIX = 'fasih-secret-';
const PUBLIC_PREFIX = 'fasih-backup-';
const KEY_BYTES = 32;
const CHECK_BYTES = 3;
/** The wrappers that Node needs around raw keys. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
const SPKI = Buffer.from('302a300506032b656e032100', 'hex');

/** A key that was typed or pasted wrongly; the message is one line for the operator and repeats nothing of it. */
export class BackupKeyError extends Error {
  override name = 'BackupKeyError';
}

/** A new secret key as people write it down: groups of five letters and digits, with a check at the end. */
export const newSecretKey = (): string => `${SECRET_PREFIX}${textOf(randomBytes(KEY_BYTES))}`;

/** Reads a secret key; capitals, spaces and dashes do not matter. */
export const readSecretKey = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, bytesOf(text, SECRET_PREFIX)]),
    format: 'der',
    type: 'pkcs8',
  });

/** The public half of a secret key as a setting, `BACKUP_KEY`. */
export const publicKeyText = (secret: KeyObject): string =>
  `${PUBLIC_PREFIX}${textOf(rawPublic(createPublicKey(secret)))}`;

export const readPublicKey = (text: string): KeyObject => publicFromRaw(bytesOf(text, PUBLIC_PREFIX));

export const rawPublic = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(SPKI.length);

export const publicFromRaw = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, bytes]), format: 'der', type: 'spki' });

/** Names a key without telling it. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256').update(rawPublic(key)).digest('hex').slice(0, 16);

function textOf(bytes: Buffer): string {
  const checked = Buffer.concat([bytes, checkOf(bytes)]);
  let bits = '';
  for (const byte of checked) bits += byte.toString(2).padStart(8, '0');
  const letters = bits.match(/.{5}/g)?.map((five) => ALPHABET[Number.parseInt(five, 2)]) ?? [];
  return (
    letters
      .join('')
      .match(/.{1,5}/g)
      ?.join('-') ?? ''
  );
}

function bytesOf(text: string, prefix: string): Buffer {
  const wrong = new BackupKeyError(`This is not a key that begins with ${prefix}, or it was typed wrongly.`);
  const plain = text.trim().toLowerCase();
  if (!plain.startsWith(prefix)) throw wrong;
  let bits = '';
  for (const letter of plain.slice(prefix.length).replaceAll(/[\s-]/g, '')) {
    const value = ALPHABET.indexOf(letter);
    if (value === -1) throw wrong;
    bits += value.toString(2).padStart(5, '0');
  }
  if (bits.length !== (KEY_BYTES + CHECK_BYTES) * 8) throw wrong;
  const all = Buffer.from(bits.match(/.{8}/g)?.map((eight) => Number.parseInt(eight, 2)) ?? []);
  const bytes = all.subarray(0, KEY_BYTES);
  if (!checkOf(bytes).equals(all.subarray(KEY_BYTES))) throw wrong;
  return bytes;
}

const checkOf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(bytes).digest().subarray(0, CHECK_BYTES);
