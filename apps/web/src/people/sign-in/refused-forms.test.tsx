import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GOOD_REGISTRATION as good } from '../../../test/good-registration.ts';
import { stage } from '../../../test/stage.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { preloadTexts } from '../../lib/texts.ts';
import Register from './register.tsx';
import { SignInForm } from './sign-in-form.tsx';

const { server, show, fill, send, find, text, wait } = stage('accounts');
const refusal = (status: number, body: object) => async () => ({ status, body });

function Switch() {
  const { setLang } = useLanguage();
  return (
    <>
      <button type="button" id="to-en" onClick={() => setLang('en')} />
      <button type="button" id="to-id" onClick={() => setLang('id')} />
    </>
  );
}

const shown = (form: ReactNode) =>
  show(
    <>
      <Switch />
      {form}
    </>,
  );

/** Presses the switch as the header's does and waits until the other texts are shown. */
async function switchTo(lang: 'id' | 'en'): Promise<void> {
  await act(async () => {
    find(`#to-${lang}`)?.click();
    await preloadTexts(lang, ['accounts', 'common']);
  });
  await wait();
  document.documentElement.lang = lang;
}

/** Asserts that the page says a sentence, and its twin after each switch; what was typed stays. */
async function follows(indonesian: string, english: string): Promise<void> {
  const typed = find<HTMLInputElement>('[name="username"]')?.value;
  expect(text()).toContain(indonesian);
  await switchTo('en');
  expect(text()).toContain(english);
  expect(text()).not.toContain(indonesian);
  await switchTo('id');
  expect(text()).toContain(indonesian);
  expect(text()).not.toContain(english);
  expect(find<HTMLInputElement>('[name="username"]')?.value).toBe(typed);
}

describe('the sentence above the login form follows the language', () => {
  const signedIn = vi.fn();
  const tryIt = async () => {
    await shown(<SignInForm onSignedIn={signedIn} />);
    await fill({ username: 'siti', password: 'rahasia' });
    await send();
  };

  it('when the server does not answer', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    await tryIt();
    await follows(
      'Tidak ada respon dari server. Coba lagi nanti.',
      'No response from the server. Try again later.',
    );
  });

  it('when the request could not be sent', async () => {
    await shown(<SignInForm onSignedIn={signedIn} />);
    await fill({ username: 'siti', password: 'rahasia' });
    // The router needs it for the switch, so it is broken for this one call only.
    const broken = vi.spyOn(globalThis, 'Request').mockImplementationOnce(function fail(): never {
      throw new TypeError('not a request');
    });
    await send();
    broken.mockRestore();
    await follows('Permintaan login gagal. Coba lagi nanti.', 'The login request failed. Try again later.');
  });

  it('when something else goes wrong', async () => {
    server(refusal(200, { token: 'x', roles: ['student'] }));
    signedIn.mockRejectedValueOnce(new Error('the storage is full'));
    await tryIt();
    await follows('Terjadi kesalahan yang tidak terduga.', 'An unexpected error occurred.');
  });

  it('when the server refuses without a word', async () => {
    server(refusal(502, {}));
    await tryIt();
    await follows('Login gagal.', 'Login failed.');
  });

  it('when the server refuses in words, which are those of its code', async () => {
    server(refusal(401, { code: 'accounts.wrongLogin', message: 'Nama pengguna atau kata sandi salah.' }));
    await tryIt();
    await follows('Nama pengguna atau kata sandi salah.', 'Wrong username or password.');
  });

  it('but words without a text of ours stay as they were said', async () => {
    server(refusal(403, { code: 'proxy.blocked', message: 'Alamat Anda diblokir.' }));
    await tryIt();
    await switchTo('en');
    expect(text()).toContain('Alamat Anda diblokir.');
  });
});

describe('the sentences of the registration follow the language', () => {
  const tryIt = async (values: object = good) => {
    await shown(<Register />);
    await fill(values as Record<string, string>);
    await send();
  };

  it('when the server does not answer', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    await tryIt();
    await follows(
      'Tidak ada respons dari server. Silakan coba lagi nanti.',
      'No response from the server. Please try again later.',
    );
  });

  it('when the server names a field, and it is not said twice', async () => {
    server(
      refusal(409, {
        code: 'accounts.usernameTaken',
        message: 'Nama pengguna ini sudah dipakai. Pilih yang lain.',
        fields: { username: 'Nama pengguna ini sudah dipakai. Pilih yang lain.' },
      }),
    );
    await tryIt();
    expect(text().split('Nama pengguna ini sudah dipakai. Pilih yang lain.').length).toBe(2);
    await follows(
      'Nama pengguna ini sudah dipakai. Pilih yang lain.',
      'This username is already in use. Choose another one.',
    );
  });

  it('when a field is missing', async () => {
    await tryIt({ ...good, email: '' });
    await follows('Harap isi kolom ini.', 'Please fill in this field.');
  });
});
