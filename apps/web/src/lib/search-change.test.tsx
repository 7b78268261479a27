import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { useSearchChange } from './search-change.ts';

const { show, click, texts, wait } = stage();

/** A part of the address, and buttons that set a name in it. */
function Filters({ set }: { set: Record<string, string> }) {
  const { search, change } = useSearchChange();
  const choose = (name: string, value: string) =>
    change((now) => {
      now.set(name, value);
      return now;
    });
  return (
    <>
      {Object.entries(set).map(([name, value]) => (
        <button key={name} type="button" id={name} onClick={() => choose(name, value)} />
      ))}
      <output>{search.toString()}</output>
    </>
  );
}

/** Pages whose data comes when the test says so. */
function slowPages() {
  const waiting: (() => void)[] = [];
  let slow = false;
  return {
    loader: () =>
      slow ? new Promise<null>((done) => waiting.push(() => done(null))) : Promise.resolve(null),
    slowDown: () => {
      slow = true;
    },
    arrive: async () => {
      for (const done of waiting.splice(0)) done();
      await wait();
    },
  };
}

it('a second filter chosen before the page came with the first keeps both', async () => {
  const { loader, slowDown, arrive } = slowPages();
  await show(<Filters set={{ letter: 'paid', of: 'en', page: '2' }} />, { loader });
  slowDown();
  await click('#letter');
  await click('#of');
  expect(texts('output')).toEqual(['']);
  await click('#page');
  await arrive();
  expect(texts('output')).toEqual(['letter=paid&of=en&page=2']);
});

it('two parts of a page that change the address at once do not undo each other', async () => {
  const { loader, slowDown, arrive } = slowPages();
  const parts = (
    <>
      <Filters set={{ letter: 'paid' }} />
      <Filters set={{ of: 'en' }} />
    </>
  );
  await show(parts, { loader });
  slowDown();
  await click('#letter');
  await click('#of');
  await arrive();
  expect(texts('output')).toEqual(['letter=paid&of=en', 'letter=paid&of=en']);
});

it('a change made before the page came with a pressed link keeps what the link asked for', async () => {
  const { loader, slowDown, arrive } = slowPages();
  const parts = (
    <>
      <Link to="?open=COBA100">COBA100</Link>
      <Filters set={{ q: 'coba' }} />
    </>
  );
  await show(parts, { loader });
  slowDown();
  await click('a');
  await click('#q');
  await arrive();
  expect(texts('output')).toEqual(['open=COBA100&q=coba']);
});
