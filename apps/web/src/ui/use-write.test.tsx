import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { AskHost, confirm } from './ask.tsx';
import { Button } from './button.tsx';
import { FormError } from './fields.tsx';
import { useWrite } from './use-write.ts';

const { show, press, text, wait } = stage();

/** A promise that is kept or broken by hand. */
function byHand() {
  let keep = () => {};
  let refuse = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    keep = resolve;
    refuse = () => reject(new Error('no'));
  });
  return { promise, keep, refuse };
}

function Form({ write, after }: { write: () => Promise<unknown>; after?: () => Promise<unknown> }) {
  const { run, fault } = useWrite();
  return (
    <>
      <Button onClick={() => run(write, after)}>Save</Button>
      <FormError message={fault} />
    </>
  );
}

it('a second press before the first answer sends nothing, whatever the button shows', async () => {
  const answer = byHand();
  let sent = 0;
  const write = () => {
    sent += 1;
    return answer.promise;
  };
  await show(<Form write={write} />);
  await press('Save', { times: 3 });
  await press('Save');
  expect(sent).toBe(1);
  answer.keep();
  await wait();
  await press('Save');
  expect(sent).toBe(2);
});

it('what went through is under way until the lists are asked again, so a press meanwhile sends nothing either', async () => {
  const asked = byHand();
  let sent = 0;
  const write = async () => {
    sent += 1;
  };
  await show(<Form write={write} after={() => asked.promise} />);
  await press('Save');
  await press('Save');
  expect(sent).toBe(1);
  asked.keep();
  await wait();
  await press('Save');
  expect(sent).toBe(2);
});

it('what was refused can be sent again at once, even while the lists are being asked', async () => {
  let sent = 0;
  const write = async () => {
    sent += 1;
    throw new Error('no');
  };
  await show(<Form write={write} after={() => new Promise(() => {})} />);
  await press('Save', { times: 2 });
  expect(sent).toBe(1);
  expect(text()).toContain('Terjadi kesalahan yang tidak terduga');
  await press('Save');
  expect(sent).toBe(2);
});

it('a question is asked once, however often its button is pressed before it opens', async () => {
  const answers: boolean[] = [];
  const question = { title: 'Hapus catatan?', text: 'Tidak dapat dikembalikan.', no: 'Batal', yes: 'Hapus' };
  await show(
    <>
      <Button onClick={async () => answers.push(await confirm(question))}>Delete</Button>
      <AskHost />
    </>,
  );
  await press('Delete', { times: 3 });
  await wait(500);
  expect(answers).toEqual([false, false]);
  expect(text().split('Hapus catatan?')).toHaveLength(2);
  await press('Hapus');
  expect(answers).toEqual([false, false, true]);
});
