import { textsIn } from '@fasih/messages/texts';
import type { PackageDetail } from '@fasih/school/catalogue/packages/catalogue';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { PackageTexts } from './texts.tsx';

const { replies, show, writes } = personAtPage('catalogue', 'staff');
const { catalogue, common } = textsIn('en');
const t = catalogue.packages;

const detail: PackageDetail = {
  id: 7,
  slug: 'kids-a',
  name: 'Kids A',
  type: 'general_english',
  category: 'kids',
  price: 1_500_000,
  nextPrice: null,
  sold: 0,
  soldIsCapped: false,
  onSale: true,
  version: 2,
  description_id: 'Kelas untuk anak.',
  description_en: 'A class for children.',
  duration_months: 3,
  meetings: 20,
  meetingsPerWeek: 2,
  prices: [],
};
type Sent = PackageDetail & { version: number };

/** A server that stores texts on top of `version` and refuses any older one with what is stored. */
function storesOnTopOf(current: PackageDetail) {
  const changed = { by: 'Bayu', at: '2026-11-24T02:00:00.000Z' };
  replies(({ body }) =>
    (body as Sent).version === current.version
      ? { body: { ...current, ...(body as Sent), version: current.version + 1 } }
      : { status: 409, body: { code: 'common.stale', message: '', current: { ...current, changed } } },
  );
}
const versions = () => writes().map(({ body }) => (body as Sent).version);
const save = () => screen.getByRole('button', { name: t.save });

it('who saves second chooses between two names of a package, and keeps the other text that was typed', async () => {
  storesOnTopOf({ ...detail, name: 'Kids Beginner', version: 3 });
  const user = await show(<PackageTexts detail={detail} />, { lang: 'en' });
  await user.type(screen.getByLabelText(t.name), ' 2');
  await user.type(screen.getByLabelText(t.descriptionEn), ' Twice a week.');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: common.conflict.title });
  expect(screen.queryByRole('alert')).toBeNull();
  const names = within(dialog).getByRole('group', { name: t.name });
  await user.click(within(names).getByRole('radio', { name: new RegExp(`^${common.conflict.theirs}`) }));
  await user.click(within(dialog).getByRole('button', { name: common.conflict.save }));
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t.name).value).toBe('Kids Beginner');
  expect(writes().at(-1)?.body).toMatchObject({
    name: 'Kids Beginner',
    description_en: 'A class for children. Twice a week.',
  });
  expect(versions()).toEqual([2, 3]);
});

it('texts are saved without a question after a new price raised the version', async () => {
  storesOnTopOf({ ...detail, version: 3 });
  function Package() {
    const [version, setVersion] = useState(detail.version);
    return (
      <>
        <button type="button" onClick={() => setVersion(3)}>
          add price
        </button>
        <PackageTexts detail={{ ...detail, version }} />
      </>
    );
  }
  const user = await show(<Package />, { lang: 'en' });
  await user.type(screen.getByLabelText(t.name), ' 2');
  await user.click(screen.getByRole('button', { name: 'add price' }));
  await user.click(save());
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(versions()).toEqual([3]);
});
