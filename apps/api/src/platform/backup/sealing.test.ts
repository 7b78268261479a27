import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSecretKey, publicKeyText, readPublicKey, readSecretKey } from './key.ts';
import { openSealed, openWithDataKeys, openWithSecret, sealerFor } from './sealing.ts';

const secret = readSecretKey(newSecretKey());
const sealer = sealerFor(readPublicKey(publicKeyText(secret)));
const opener = openWithSecret(secret);

it.each([0, 1, 100_000, 3_000_000])('%i bytes open with the secret key alone, as they were', async (size) => {
  const content = randomBytes(size);
  const sealed = await sealer.seal('base/one', content);
  expect(size >= 64 && sealed.includes(content.subarray(0, 64))).toBe(false);
  expect((await openSealed('base/one', sealed, opener)).equals(content)).toBe(true);
});

it('the machine that sealed opens with its data key, and with no other', async () => {
  const sealed = await sealer.seal('log/one', Buffer.from('pages'));
  expect(String(await openSealed('log/one', sealed, openWithDataKeys([sealer])))).toBe('pages');
  await expect(openSealed('log/one', sealed, openWithDataKeys([]))).rejects.toThrow('not known here');
});

it('nothing opens that was changed in any byte, cut, lengthened, renamed or sealed for another key', async () => {
  const sealed = await sealer.seal('log/one', Buffer.from('a page of the school'));
  for (let n = 0; n < sealed.length; n += 1) {
    const changed = Buffer.from(sealed);
    changed[n] = (changed[n] ?? 0) ^ 1;
    await expect(openSealed('log/one', changed, opener)).rejects.toThrow();
  }
  for (const other of [sealed.subarray(0, -1), Buffer.concat([sealed, Buffer.alloc(1)]), Buffer.alloc(0)])
    await expect(openSealed('log/one', other, opener)).rejects.toThrow();
  await expect(openSealed('log/two', sealed, opener)).rejects.toThrow('changed');
  await expect(
    openSealed('log/one', sealed, openWithSecret(readSecretKey(newSecretKey()))),
  ).rejects.toThrow();
});

it('a key is read as people type it, and refused with any one letter wrong', () => {
  const text = newSecretKey();
  const typed = ` ${text.toUpperCase().replaceAll('-', ' ').replace('FASIH SECRET ', 'FASIH-SECRET-')}\n`;
  expect(publicKeyText(readSecretKey(typed))).toBe(publicKeyText(readSecretKey(text)));
  for (let n = text.indexOf('-', 8) + 1; n < text.length; n += 1) {
    if (text[n] === '-') continue;
    const wrong = `${text.slice(0, n)}${text[n] === 'a' ? 'b' : 'a'}${text.slice(n + 1)}`;
    expect(() => readSecretKey(wrong)).toThrow('typed wrongly');
  }
  expect(() => readPublicKey(text)).toThrow('fasih-backup-');
});
