import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarList, ColumnChart, Sparkline } from './charts.tsx';

it('bars are a list with names and numbers, as long as their share of the largest', () => {
  render(
    <BarList
      label="Langkah"
      rows={[
        { key: 'a', label: 'Mendaftar', value: 40, text: '40', before: 10 },
        { key: 'b', label: 'Membayar', value: 10, text: '10', note: '25%' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Langkah' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Mendaftar40 ', 'Membayar10 25%']);
  const widths = [...list.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText);
  expect(widths).toEqual(['width: 100%;', 'inset-inline-start: 25%;', 'width: 25%;']);
});

it('columns are a picture with a name, each with its number; nothing at all is drawn as nothing', () => {
  const { container } = render(
    <ColumnChart
      label="Kehadiran: hadir"
      series={['Hadir']}
      number={String}
      columns={[
        { key: '2026-10', label: 'Okt', values: [4] },
        { key: '2026-11', label: 'Nov', values: [0] },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Kehadiran: hadir' }).textContent).toBe('4OktNov');
  const heights = [...container.querySelectorAll<HTMLElement>('[data-series]')].map(
    ({ style }) => style.height,
  );
  expect(heights).toEqual(['100%', '0%']);
});

it('a small line goes from the least value to the most, leaves out what is unknown, and is nothing for one value', () => {
  const { container, rerender } = render(<Sparkline values={[10, null, 30, 20]} />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe(`0,100 ${(2 / 3) * 100},0 100,50`);
  rerender(<Sparkline values={[null, 5]} />);
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Sparkline values={[4, 4]} />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,50 100,50');
});
