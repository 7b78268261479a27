import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { publicFromRaw, rawPublic } from './key.ts';

/*
 * A sealed object: magic, id of the data key, the data key sealed for the backup key (ephemeral public key, wrapped key), a salt,
 * then the compressed content under AES-256-GCM with a key of its own. That key is derived from the object's name too, so an object
 * that was changed, cut, renamed or put in another's place does not open.
 */

const MAGIC = Buffer.from('FSB1');
const ID_BYTES = 16;
const PUBLIC_BYTES = 32;
const WRAPPED_BYTES = 48;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const SEALED_KEY_BYTES = ID_BYTES + PUBLIC_BYTES + WRAPPED_BYTES;
const HEADER_BYTES = MAGIC.length + SEALED_KEY_BYTES + SALT_BYTES;
/** Each key encrypts once, so its nonce may be fixed. */
const NONCE = Buffer.alloc(12);

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** An object that does not open: changed, cut, renamed, or sealed for another key. */
export class SealError extends Error {
  override name = 'SealError';
}

/** A key that seals objects for a while; the machine forgets it after some days. */
export type DataKey = { id: string; key: Buffer };

/** Answers the data key of a sealed object, or null when it is not known here. */
export type Opener = (sealed: { id: string; publicKey: Buffer; wrapped: Buffer }) => DataKey['key'] | null;

export type Sealer = Readonly<DataKey> & {
  seal(name: string, content: Uint8Array): Promise<Buffer>;
  /** Goes on with a new data key. */
  renew(): void;
};

/** Seals objects for whoever has the secret half of this key. */
export function sealerFor(recipient: KeyObject): Sealer {
  let current = oneSealer(recipient);
  return {
    get id() {
      return current.id;
    },
    get key() {
      return current.key;
    },
    seal: (name, content) => current.seal(name, content),
    renew() {
      current = oneSealer(recipient);
    },
  };
}

function oneSealer(recipient: KeyObject): Omit<Sealer, 'renew'> {
  const id = randomUUID();
  const key = randomBytes(32);
  const own = generateKeyPairSync('x25519');
  const ownPublic = rawPublic(own.publicKey);
  const wrapKey = wrapKeyOf(own.privateKey, recipient, ownPublic, rawPublic(recipient));
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const sealedKey = Buffer.concat([idBytes, ownPublic, encrypt(wrapKey, key, idBytes)]);
  return {
    id,
    key,
    async seal(name, content) {
      const salt = randomBytes(SALT_BYTES);
      const packed = await compress(content);
      const header = Buffer.concat([MAGIC, sealedKey, salt]);
      return Buffer.concat([header, encrypt(objectKey(key, salt, name), packed, header)]);
    },
  };
}

/** @throws {SealError} when it does not open */
export async function openSealed(name: string, sealed: Uint8Array, opener: Opener): Promise<Buffer> {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < HEADER_BYTES + TAG_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC))
    throw new SealError(`${name} is not a sealed object`);
  const header = bytes.subarray(0, HEADER_BYTES);
  const rest = header.subarray(MAGIC.length);
  const key = opener({
    id: uuidOf(rest.subarray(0, ID_BYTES)),
    publicKey: rest.subarray(ID_BYTES, ID_BYTES + PUBLIC_BYTES),
    wrapped: rest.subarray(ID_BYTES + PUBLIC_BYTES, SEALED_KEY_BYTES),
  });
  if (key === null) throw new SealError(`${name} was sealed with a key that is not known here`);
  const salt = rest.subarray(SEALED_KEY_BYTES);
  const packed = decrypt(objectKey(key, salt, name), bytes.subarray(HEADER_BYTES), header);
  if (packed === null) throw new SealError(`${name} was changed after it was sealed`);
  return decompress(packed);
}

/** Opens everything that was sealed for this key. */
export function openWithSecret(secret: KeyObject): Opener {
  const mine = rawPublic(createPublicKey(secret));
  return ({ id, publicKey, wrapped }) => {
    const wrapKey = wrapKeyOf(secret, publicFromRaw(publicKey), publicKey, mine);
    return decrypt(wrapKey, wrapped, Buffer.from(id.replaceAll('-', ''), 'hex'));
  };
}

/** Opens what was sealed with one of these data keys: the newest objects, on the machine that wrote them. */
export function openWithDataKeys(keys: readonly DataKey[]): Opener {
  const known = new Map(keys.map(({ id, key }) => [id, key]));
  return ({ id }) => known.get(id) ?? null;
}

function wrapKeyOf(own: KeyObject, other: KeyObject, sender: Buffer, recipient: Buffer): Buffer {
  const shared = diffieHellman({ privateKey: own, publicKey: other });
  const salt = Buffer.concat([sender, recipient]);
  return Buffer.from(hkdfSync('sha256', shared, salt, 'fasih backup: data key', 32));
}

const objectKey = (key: Buffer, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `fasih backup: ${name}`, 32));

function encrypt(key: Buffer, content: Uint8Array, also: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, NONCE).setAAD(also);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, content: Buffer, also: Buffer): Buffer | null {
  const end = content.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, NONCE).setAAD(also);
  decipher.setAuthTag(content.subarray(end));
  const clear = decipher.update(content.subarray(0, end));
  try {
    return Buffer.concat([clear, decipher.final()]);
  } catch {
    return null;
  }
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
