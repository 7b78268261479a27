import { act } from 'react';
import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { FileField, useChosenFile } from './file-field.tsx';

const { show, find, text, click } = stage();

function Form() {
  const chosen = useChosenFile();
  return (
    <>
      <FileField label="Foto bukti" hint="Paling besar 5 MB." chosen={chosen} />
      <output>{chosen.file?.name}</output>
    </>
  );
}

it('a chosen file is named, can be put back, and can be chosen once more', async () => {
  await show(<Form />);
  const input = find<HTMLInputElement>('[type="file"]');
  const choose = () =>
    act(async () => {
      Object.defineProperty(input, 'files', { value: [new File(['x'], 'bukti.png')], configurable: true });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(text()).toContain('Belum ada file.');
  await choose();
  expect(find('output')?.textContent).toBe('bukti.png');
  expect(text()).toContain('Ganti file');
  await click('[aria-label="Batalkan pilihan bukti.png"]');
  expect(find('output')?.textContent).toBe('');
  expect(document.activeElement).toBe(input);
  await choose();
  expect(find('output')?.textContent).toBe('bukti.png');
});
