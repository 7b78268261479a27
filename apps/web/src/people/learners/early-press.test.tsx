import { expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import LearnerStep from './learner-step.tsx';
import { useLearnerChoice } from './use-learner-choice.ts';

const { server, show, click, find } = stage('learners', 'common');

const fields = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./child-fields.tsx', async (original) => {
  await fields.promise;
  return original();
});

function Step() {
  const choice = useLearnerChoice(true);
  return (
    <>
      <LearnerStep choice={choice} childFirst />
      <button type="button" id="settle" onClick={() => void choice.settle()} />
    </>
  );
}

it('the first missing field has the focus, also where the buyer pressed before the fields had come', async () => {
  server(async (_method, address) => ({
    status: 200,
    body: address.includes('/user/me')
      ? { id: 'a1', username: 'andi.w', roles: ['student'], profile: { full_name: 'Andi', photo_url: null } }
      : { data: [], total: 0 },
  }));
  await show(<Step />);
  await click('input[name="learner"][value="child"]');
  await click('#settle');
  expect(find('[name="name"]')).toBeNull();
  fields.resolve();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
});
