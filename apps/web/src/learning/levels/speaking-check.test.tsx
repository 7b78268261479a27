import { speakingChecks } from '@fasih/content/speaking-check/speaking-check';
import type { CheckPoints } from '@fasih/school/catalogue/policy/level';
import { act } from 'react';
import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { SpeakingCheck } from './speaking-check.tsx';

const { show, find, text } = stage('levels');

const press = (name: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
  });
const give = (points: CheckPoints) =>
  act(async () => find<HTMLInputElement>(`input[type=radio][value="${points}"]`)?.click());

it('leads through three tasks, asks for the points of each, and hands them over in their order', async () => {
  let done: CheckPoints[] | null = null;
  await show(
    <SpeakingCheck
      check={speakingChecks.kids}
      onDone={(points) => {
        done = points;
      }}
    />,
  );
  expect(text()).toContain('Tugas 1 dari 3');
  await press('Berikutnya');
  expect(text(), 'not without points').toContain('Tugas 1 dari 3');
  await give(3);
  await press('Berikutnya');
  await give(1);
  await press('Sebelumnya');
  expect(find<HTMLInputElement>('input[value="3"]')?.checked).toBe(true);
  await press('Berikutnya');
  expect(find<HTMLInputElement>('input[value="1"]')?.checked).toBe(true);
  await press('Berikutnya');
  expect(text()).toContain('Tugas 3 dari 3');
  await give(4);
  await press('Selesai');
  expect(done).toEqual([3, 1, 4]);
});
