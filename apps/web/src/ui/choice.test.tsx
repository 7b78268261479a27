import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Choice, Choices } from './choice.tsx';

const { show } = personAtPage();

it('a press on the words chooses, and the question names its choices', async () => {
  const person = await show(
    <Choices legend="Untuk siapa?">
      <Choice type="radio" name="who" value="me">
        Saya
      </Choice>
      <Choice type="radio" name="who" value="child">
        Anak saya
      </Choice>
    </Choices>,
  );
  expect(screen.getByRole('group', { name: 'Untuk siapa?' })).toBeTruthy();
  await person.click(screen.getByText('Anak saya'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anak saya' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Saya' }).checked).toBe(false);
});
