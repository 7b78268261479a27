import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkillBars } from './skill-bars.tsx';

it('a chart of skills says every name with its figure in words', () => {
  const { container } = render(
    <SkillBars
      label="Nilai per keterampilan"
      skills={[
        { name: 'Kelancaran', share: 0.5, said: '10 dari 20' },
        { name: 'Kosakata', share: 1, said: '15 dari 15' },
      ]}
    />,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['Kelancaran', 'Kosakata']);
  const list = container.querySelector('dl');
  expect(list?.getAttribute('aria-label')).toBe('Nilai per keterampilan');
  expect(within(list as HTMLElement).getByText('10 dari 20')).toBeTruthy();
});
