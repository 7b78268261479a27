import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';

export type Bar = { label: string; revenue: number; expenses: number };

/** The drawing itself, loaded when the first chart is shown. For eyes alone: the table beside it says the same. */
export default function Bars({
  bars,
  names,
  short,
  full,
}: {
  bars: readonly Bar[];
  names: { revenue: string; expenses: string };
  short: (rupiah: number) => string;
  full: (rupiah: number) => string;
}) {
  return (
    <BarChart
      h={260}
      data={bars.map((bar) => ({ ...bar }))}
      dataKey="label"
      series={[
        { name: 'revenue', label: names.revenue, color: 'var(--teal-text)' },
        { name: 'expenses', label: names.expenses, color: 'var(--coral)' },
      ]}
      gridColor="var(--line)"
      textColor="var(--muted)"
      cursorFill="var(--sunk)"
      tickLine="none"
      valueFormatter={full}
      yAxisProps={{ width: 64, tickFormatter: (value: number) => short(value) }}
      xAxisProps={{ minTickGap: 24 }}
      maxBarWidth={22}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, barGap: 2 }}
    />
  );
}
