import { formatCalendarDay } from '@fasih/school/basics/formatters';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import {
  DAY_STATES,
  DAYS_SHOWN,
  type DayState,
  type ReconciledDay,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { Link } from 'react-router';
import { formatDays } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolDay } from '../../lib/school-day.ts';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import {
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconClock,
  IconMinus,
} from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { shortRupiah } from '../books/money.ts';
import css from './days.module.css';

const ICON = {
  none: IconMinus,
  open: IconClock,
  matches: IconCircleCheck,
  differs: IconAlertTriangle,
} as const satisfies Record<DayState, unknown>;
/** A day's colour by its state. */
export const DAY_HUE = { none: undefined, open: 'amber', matches: 'leaf', differs: 'red' } as const;

/** The state of a day by shape; its hue comes from `data-hue` around it. */
export function StateIcon({ state, size = 16 }: { state: DayState; size?: number }) {
  const Icon = ICON[state];
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}

/** Two weeks of days, each with its payments and whether they match the provider; one press opens a day. */
export function Days({
  days,
  chosen,
  today,
}: {
  days: readonly ReconciledDay[];
  chosen: string;
  today: string;
}) {
  const texts = useTexts('reconciliation');
  const t = texts.days;
  const lang = useLang();
  const { set } = useListState();
  const [first, last] = [days[0]?.day ?? chosen, days.at(-1)?.day ?? chosen];
  const go = (day: string) => set({ day });
  return (
    <Card as="section" gap={3} isTight aria-label={t.title}>
      <Row justify="between" gap={2}>
        <h2>{formatDays(first, last, lang)}</h2>
        <Row gap={1} isOneLine>
          <Button look="icon" aria-label={t.earlier} onClick={() => go(addDays(first, -1))}>
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </Button>
          <DayField label={texts.day.day} day={chosen} onChange={(day) => day !== '' && go(day)} />
          {last < today && (
            <Button look="icon" aria-label={t.later} onClick={() => go(addDays(last, DAYS_SHOWN))}>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        </Row>
      </Row>
      <ol className={css.days}>
        {days.map((day) => (
          <Day key={day.day} day={day} isChosen={day.day === chosen} />
        ))}
      </ol>
      <Row as="ul" gap={4} className={css.key}>
        {DAY_STATES.map((state) => (
          <Row as="li" key={state} gap={1} data-hue={DAY_HUE[state]}>
            <StateIcon state={state} />
            {texts.states[state]}
          </Row>
        ))}
      </Row>
    </Card>
  );
}

function Day({
  day: { day, state, charges, amount, differences },
  isChosen,
}: {
  day: ReconciledDay;
  isChosen: boolean;
}) {
  const texts = useTexts('reconciliation');
  const lang = useLang();
  const { linkWith } = useListState();
  const word = state === 'differs' ? texts.days.differ({ n: differences }) : texts.states[state];
  return (
    <li>
      <Link
        className={css.day}
        to={linkWith({ day })}
        preventScrollReset
        data-hue={DAY_HUE[state]}
        aria-current={isChosen ? 'date' : undefined}
      >
        <span className={css.date}>
          <span aria-hidden="true">{formatCalendarDay(day, lang, { weekday: 'short' })}</span>
          <strong aria-hidden="true">{Number(day.slice(8))}</strong>
          <span className="unseen">{schoolDay(day, lang)}</span>
        </span>
        <span className={css.state}>
          <StateIcon state={state} />
          <span>{word}</span>
        </span>
        {charges > 0 && (
          <>
            <span className={css.amount}>{`Rp ${shortRupiah(amount, lang)}`}</span>
            <span className={css.count}>
              <span aria-hidden="true">{charges}×</span>
              <span className="unseen">{texts.days.payments({ n: charges })}</span>
            </span>
          </>
        )}
      </Link>
    </li>
  );
}
