import { beforeEach, expect, it, vi } from 'vitest';
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

const settled: (string | null)[] = [];
beforeEach(() => {
  settled.length = 0;
});

function Step({ wanted = null }: { wanted?: string | null }) {
  const choice = useLearnerChoice(true, wanted);
  const settle = async () => settled.push(await choice.settle());
  return (
    <>
      <LearnerStep choice={choice} childFirst={false} />
      <button type="button" id="settle" onClick={() => void settle()} />
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

it('a press before the learners have come means the only one of them', async () => {
  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });
  const only = { id: 'l9', kind: 'self', name: 'Andi Wibowo', consentNeeded: false };
  server(async (_method, address) => {
    if (address.includes('/user/me')) return { status: 200, body: me('Andi Wibowo') };
    await coming;
    return { status: 200, body: { data: [only], total: 1 } };
  });
  await show(<Step />);
  await click('#settle');
  expect(settled).toEqual([]);
  come();
  await vi.waitFor(() => expect(settled).toEqual(['l9']));
  expect(writes()).toBe(0);
});

it('the learner that the address names is chosen among several, until another one is', async () => {
  const learners = ['Ayu', 'Bayu'].map((name, n) => ({
    id: `l${n}`,
    kind: 'child',
    name,
    consentNeeded: false,
  }));
  server(async (_method, address) =>
    address.includes('/user/me')
      ? { status: 200, body: me('Andi Wibowo') }
      : { status: 200, body: { data: learners, total: 2 } },
  );
  await show(<Step wanted="l1" />);
  await click('#settle');
  await click('input[name="learner"][value="l0"]');
  await click('#settle');
  expect(settled).toEqual(['l1', 'l0']);
  await show(<Step key="other" wanted="of-another-family" />);
  await click('#settle');
  expect(settled).toEqual(['l1', 'l0', null]);
});
