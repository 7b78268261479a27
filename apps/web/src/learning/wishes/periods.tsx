import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { MAX_PERIODS } from '@fasih/school/learning/wishes/check-wishes';
import type { WishesForm } from '@fasih/school/learning/wishes/contract';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Columns, Muted, Stack } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { WeekGrid } from './week-grid.tsx';

type Period = WishesForm['periods'][number];
type Props = {
  periods: readonly Period[];
  /** The usual week, with which other hours begin. */
  week: readonly Hours[];
  open: readonly Hours[];
  errorOf: (name: string) => string | undefined;
  onPeriods: (periods: Period[]) => void;
};

/** Weeks that differ, such as Ramadan, exams or a journey: no lessons at all, or hours of their own. */
export function Periods({ periods, week, open, errorOf, onPeriods }: Props) {
  const t = useTexts('wishes').periods;
  const change = (n: number, some: Partial<Period>) =>
    onPeriods(periods.map((one, at) => (at === n ? { ...one, ...some } : one)));
  return (
    <Part level="h3" title={t.title} lead={t.lead}>
      {Array.from(periods.entries(), ([n, period]) => (
        <Stack key={n} as="fieldset" gap={3}>
          <legend className="unseen">{t.nth({ n: n + 1 })}</legend>
          <Columns gap={3} least="small" isStretched>
            <TextField
              type="date"
              label={t.from}
              value={period.from}
              error={errorOf(`periods.${n}.from`)}
              onChange={(event) => change(n, { from: event.currentTarget.value })}
            />
            <TextField
              type="date"
              label={t.to}
              value={period.to}
              error={errorOf(`periods.${n}.to`)}
              onChange={(event) => change(n, { to: event.currentTarget.value })}
            />
          </Columns>
          <Choices legend={t.meanwhile}>
            <Choice
              type="radio"
              name={`period-${n}`}
              checked={period.possible.length === 0}
              onChange={() => change(n, { possible: [] })}
            >
              {t.none}
            </Choice>
            <Choice
              type="radio"
              name={`period-${n}`}
              checked={period.possible.length > 0}
              onChange={() => change(n, { possible: [...(week.length > 0 ? week : open)] })}
            >
              {t.other}
            </Choice>
          </Choices>
          {period.possible.length > 0 && (
            <WeekGrid
              week={{ possible: period.possible, preferred: [] }}
              open={open}
              brush="possible"
              step={60}
              label={t.gridLabel({ n: n + 1 })}
              onWeek={({ possible }) => change(n, { possible })}
            />
          )}
          <div>
            <Button
              type="button"
              size="small"
              look="plain"
              onClick={() => onPeriods(periods.filter((_, at) => at !== n))}
            >
              {t.remove}
            </Button>
          </div>
        </Stack>
      ))}
      {periods.length < MAX_PERIODS ? (
        <div>
          <Button
            type="button"
            size="small"
            look="quiet"
            onClick={() => onPeriods([...periods, { from: '', to: '', possible: [] }])}
          >
            {t.add}
          </Button>
        </div>
      ) : (
        <Muted size="small">{t.most({ n: MAX_PERIODS })}</Muted>
      )}
    </Part>
  );
}
