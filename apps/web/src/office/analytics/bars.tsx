import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';

export type Series = { name: string; label: string; color: string };
export type ChartRow = { label: string } & Record<string, number | string>;

const ROW_HEIGHT = 36;

/** The drawing itself, loaded when the first chart is shown. For eyes alone: the table below it says the same. */
export default function AnalyticsBars({
  rows,
  series,
  isHorizontal = false,
  stacked = false,
}: {
  rows: readonly ChartRow[];
  series: readonly Series[];
  /** Bars from the left, with room for words at their side. */
  isHorizontal?: boolean;
  stacked?: boolean;
}) {
  return (
    <BarChart
      h={isHorizontal ? 40 + rows.length * ROW_HEIGHT : 260}
      // A horizontal bar has its number beside its name, so that nobody has to measure it.
      data={rows.map((row) => ({
        ...row,
        ...(isHorizontal ? { label: `${row.label} · ${row[series[0]?.name ?? ''] ?? 0}` } : {}),
      }))}
      dataKey="label"
      series={series.map((one) => ({ ...one }))}
      type={stacked ? 'stacked' : 'default'}
      orientation={isHorizontal ? 'vertical' : 'horizontal'}
      gridColor="var(--line)"
      textColor="var(--muted)"
      cursorFill="var(--sunk)"
      tickLine="none"
      yAxisProps={isHorizontal ? { width: 128 } : { width: 44, allowDecimals: false }}
      xAxisProps={isHorizontal ? { allowDecimals: false } : { minTickGap: 16 }}
      maxBarWidth={isHorizontal ? 20 : 26}
      barProps={{ isAnimationActive: false, radius: stacked ? 0 : 3 }}
      barChartProps={{
        accessibilityLayer: false,
        barGap: 2,
        ...(isHorizontal ? { margin: { right: 40 } } : {}),
      }}
    />
  );
}
