import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { Tools } from './tools.tsx';

const person = personAtPage('pretest');

const question: PretestQuestion = {
  id: 16,
  category: 'kids',
  passage: null,
  textTwin: null,
  text: '',
  questionText: 'What animal is this?',
  options: ['a rabbit', 'a monkey', 'a snake'],
};

/** The voices of a device, which it loads after the page. */
function deviceWithVoices() {
  let voices: { lang: string }[] = [];
  const speech = Object.assign(new EventTarget(), { getVoices: () => voices, cancel: () => {} });
  vi.stubGlobal('speechSynthesis', speech);
  return (...langs: string[]) =>
    act(() => {
      voices = langs.map((lang) => ({ lang }));
      speech.dispatchEvent(new Event('voiceschanged'));
    });
}
const readAloud = () => screen.queryByRole('button', { name: 'Bacakan' });

it('offers to read aloud only where the device has an English voice', async () => {
  const has = deviceWithVoices();
  await person.show(<Tools question={question} isFlagged={false} onFlag={() => {}} />);
  expect(readAloud()).toBeNull();
  has('id-ID');
  expect(readAloud()).toBeNull();
  has('id-ID', 'en_GB');
  expect(readAloud()).not.toBeNull();
});
