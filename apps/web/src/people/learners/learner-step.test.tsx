import { beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { EMPTY_CHILD } from './draft.ts';
import { keepChild, keptChild } from './kept-child.ts';
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

it('what was typed about a child outlives a reload, for the account that typed it and until it is sent; the consent is given again', async () => {
  const CHILD = 'input[name="learner"][value="child"]';
  const typedName = () => find<HTMLInputElement>('[name="name"]')?.value;
  server(async (method, address) => {
    if (method !== 'GET')
      return { status: 201, body: { id: 'l1', kind: 'child', name: 'Budi', consentNeeded: false } };
    const body = address.includes('/user/me') ? me('Andi Wibowo') : { data: [], total: 0 };
    return { status: 200, body };
  });
  await show(<Step key="first" />);
  await click(CHILD);
  await vi.waitFor(() => expect(find('[name="birth_date"]')).not.toBeNull());
  await fill({ name: 'Budi', birth_date: '2016-03-01' });
  await click('input[name="consent"]');
  await show(<p />);
  await show(<Step key="second" />);
  await vi.waitFor(() => expect(typedName()).toBe('Budi'));
  expect(find<HTMLInputElement>('[name="birth_date"]')?.value).toBe('2016-03-01');
  expect(find<HTMLInputElement>('input[name="consent"]')?.checked).toBe(false);

  expect(JSON.parse(sessionStorage.getItem('learner.draft') ?? '')).toMatchObject({
    account: 'a1',
    pick: 'child',
  });
  expect(keptChild('a2')).toBeNull();
  expect(keptChild('a1')?.draft.name).toBe('Budi');
  keepChild('a1', { pick: 'child', draft: EMPTY_CHILD, selfName: '' });
  expect(sessionStorage.getItem('learner.draft')).toBeNull();
});
