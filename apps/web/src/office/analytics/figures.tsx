import type { Analytics } from '@fasih/school/office/analytics/contract';
import { useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Sparkline } from '../../ui/charts.tsx';
import { IconTrendingDown, IconTrendingUp } from '../../ui/icons.ts';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import css from './analytics.module.css';
import { type Change, changeOf, FIGURES, type Figure, figuresOf, monthsOf } from './changes.ts';

/** The figures of the chosen months over what they were in as many months before, in words and with an arrow. */
export function Figures({
  data,
  before,
  days,
}: {
  data: Analytics;
  before: Analytics | undefined;
  days: string;
}) {
  const t = useTexts('analytics').change;
  const months = monthsOf(data);
  const [now, was] = [figuresOf(data), before?.countedAt ? figuresOf(before) : null];
  return (
    <Stack as="section" gap={2} aria-label={t.title}>
      <Columns as="dl" gap={3} least="small" isStretched>
        {FIGURES.map((figure) => {
          const value = now[figure];
          if (value === null) return null;
          return (
            <Card key={figure} isTight className={css.figure}>
              <dt>{t[figure]}</dt>
              <dd>
                <Row gap={2} justify="between" align="end" isOneLine>
                  <Text as="span" size="figure">
                    {figure === 'percent' ? `${value}%` : value}
                  </Text>
                  <Sparkline values={months[figure]} />
                </Row>
                {was !== null && <Delta figure={figure} change={changeOf(figure, value, was[figure])} />}
              </dd>
            </Card>
          );
        })}
      </Columns>
      {was !== null && <Muted size="small">{`${t.title}: ${days}.`}</Muted>}
    </Stack>
  );
}

/** How a figure moved: an arrow and words; colour only repeats whether it is good. */
export function Delta({ figure, change }: { figure: Figure; change: Change | null }) {
  const t = useTexts('analytics').change;
  if (change === null) return null;
  const { way, n, isGood } = change;
  if (way === 'same') return <Muted size="small">{t.same}</Muted>;
  const Icon = way === 'up' ? IconTrendingUp : IconTrendingDown;
  const [more, fewer] = figure === 'percent' ? [t.higher, t.lower] : [t.more, t.fewer];
  return (
    <span className={css.delta} data-hue={isGood ? 'leaf' : 'red'}>
      <Icon size={16} stroke={1.75} aria-hidden="true" /> {(way === 'up' ? more : fewer)({ n })}
    </span>
  );
}
