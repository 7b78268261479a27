import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import type { ProgramPage } from './program-data.server.ts';
import { ProgramPackages } from './program-packages.tsx';

const { show, find, text } = stage('packages');

it.each([
  ['kids', '/program/conversation', true],
  [null, '/program-selection', false],
] as const)(
  'a program without packages (%s) leads to those that there are',
  async (subprogram, to, hasOthers) => {
    const page = { slug: 'conversation', subprogram, packages: [] } as unknown as ProgramPage;
    await show(<ProgramPackages page={page} />);
    expect(text()).toContain('Tidak ada paket tersedia');
    expect(text().includes('Lihat pilihan lain di atas')).toBe(hasOthers);
    expect(find('a')?.getAttribute('href')).toBe(to);
  },
);
