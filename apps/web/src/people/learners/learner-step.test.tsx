import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import LearnerStep from './learner-step.tsx';
import { useLearnerChoice } from './use-learner-choice.ts';

const { server, show, click, fill, find, text, writes } = stage('learners', 'common');

const SELF = 'input[name="learner"][value="self"]';
const me = (fullName: string | null) => ({
  id: 'a1',
  username: 'andi.w',
  email: 'andi@contoh.example',
  roles: ['student'],
  profile: { full_name: fullName, photo_url: null },
});
const answers = (fullName: string | null) =>
  server(async (method, address) => {
    if (method !== 'GET') {
      return { status: 201, body: { id: 'l1', kind: 'self', name: 'Andi Wibowo', consentNeeded: false } };
    }
    return { status: 200, body: address.includes('/user/me') ? me(fullName) : { data: [], total: 0 } };
  });

function Step() {
  const choice = useLearnerChoice(true);
  return (
    <>
      <LearnerStep choice={choice} childFirst={false} />
      <button type="button" id="settle" onClick={() => void choice.settle()} />
    </>
  );
}

it('the adult who learns is asked the name once, where the account has none', async () => {
  answers(null);
  await show(<Step />);
  expect(find('[name="name"]')).toBeNull();
  await click(SELF);
  await click('#settle');
  expect(writes()).toBe(0);
  expect(text()).toContain('kuitansi');
  await fill({ name: 'Andi Wibowo' });
  await click('#settle');
  expect(writes()).toBe(1);
});

it('who has a name only ticks', async () => {
  answers('Andi Wibowo');
  await show(<Step />);
  await click(SELF);
  expect(find('[name="name"]')).toBeNull();
  await click('#settle');
  expect(writes()).toBe(1);
});
