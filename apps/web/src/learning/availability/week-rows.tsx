import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, weekdayName } from '../../lib/school-day.ts';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { IconPlus, IconX } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import css from './availability.module.css';
import { choices, faultOf, type HoursRow, keyed, nextHours } from './hours.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];

/** A week as rows of hours by day, chosen from lists: the same by finger, mouse and keyboard. */
export function WeekRows({
  rows,
  free,
  onRows,
}: {
  rows: readonly HoursRow[];
  /** What a day without hours says. */
  free: string;
  onRows: (next: (own: HoursRow[]) => HoursRow[]) => void;
}) {
  const copy = (weekday: number) =>
    onRows((own) => [
      ...own.filter((row) => row.weekday === weekday || !WORKDAYS.includes(row.weekday)),
      ...WORKDAYS.filter((day) => day !== weekday).flatMap((day) =>
        own.filter((row) => row.weekday === weekday).map(({ from, to }) => keyed({ weekday: day, from, to })),
      ),
    ]);
  return (
    <Card isTight>
      <Stack as="ul" gap={2} isLined>
        {WEEKDAYS.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            rows={rows}
            free={free}
            onChange={(key, part) =>
              onRows((own) => own.map((row) => (row.key === key ? { ...row, ...part } : row)))
            }
            onRemove={(key) => onRows((own) => own.filter((row) => row.key !== key))}
            onAdd={() => onRows((own) => [...own, keyed({ weekday, ...nextHours(own, weekday) })])}
            onCopy={() => copy(weekday)}
          />
        ))}
      </Stack>
    </Card>
  );
}

type DayProps = {
  weekday: number;
  rows: readonly HoursRow[];
  free: string;
  onChange: (key: string, part: Partial<HoursRow>) => void;
  onRemove: (key: string) => void;
  onAdd: () => void;
  onCopy: () => void;
};

function Day({ weekday, rows, free, onChange, onRemove, onAdd, onCopy }: DayProps) {
  const t = useTexts('teachers').screens.availability;
  const lang = useLang();
  const day = weekdayName(weekday, lang);
  const own = rows.filter((row) => row.weekday === weekday);
  const options = (first: number, last: number, set: number) =>
    choices(first, last, set).map((minute) => ({ value: String(minute), label: clockOf(minute, lang) }));
  return (
    <li className={css.day}>
      <h3>{day}</h3>
      <Stack gap={2} className={css.rows}>
        {own.length === 0 && <Text isMuted>{free}</Text>}
        {own.map((row, index) => {
          const fault = faultOf(row, rows);
          const n = index + 1;
          return (
            <Row gap={2} key={row.key} className={css.row}>
              <SelectField
                aria-label={t.fromOf({ day, n })}
                value={String(row.from)}
                data={options(0, DAY_MINUTES - 30, row.from)}
                onChange={(event) => onChange(row.key, { from: Number(event.currentTarget.value) })}
              />
              <span aria-hidden="true">–</span>
              <SelectField
                aria-label={t.toOf({ day, n })}
                value={String(row.to)}
                data={options(30, DAY_MINUTES, row.to)}
                error={fault !== null}
                onChange={(event) => onChange(row.key, { to: Number(event.currentTarget.value) })}
              />
              <Button look="icon" aria-label={t.removeOf({ day, n })} onClick={() => onRemove(row.key)}>
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </Button>
              {fault !== null && (
                <p className={css.fault} role="alert">
                  {t[fault]}
                </p>
              )}
            </Row>
          );
        })}
      </Stack>
      <Row gap={2} justify="end">
        <Button look="plain" size="small" aria-label={t.addOn({ day })} onClick={onAdd}>
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          {t.add}
        </Button>
        {own.length > 0 && weekday === 1 && (
          <Button look="plain" size="small" onClick={onCopy}>
            {t.copy}
          </Button>
        )}
      </Row>
    </li>
  );
}
