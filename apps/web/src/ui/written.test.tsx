import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { WrittenPart } from './written.tsx';

const { show, find, texts } = stage();

it('an address that a teacher wrote opens beside the app', async () => {
  await show(<WrittenPart title="Pekerjaan rumah" text="Baca https://example.org/unit-3 sampai besok." />);
  const link = find<HTMLAnchorElement>('a');
  expect([link?.href, link?.target]).toEqual(['https://example.org/unit-3', '_blank']);
  expect(find('h4')?.textContent).toBe('Pekerjaan rumah');
});

it('where nothing was written, not even its name is shown', async () => {
  await show(<WrittenPart title="Catatan" text="" />);
  expect(texts('h4, p')).toEqual([]);
});
