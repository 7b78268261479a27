import type { WorkGroup, WorkItem } from '@fasih/school/office/homes/work-contract';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { AssignDialog } from '../../../learning/classes/admin/assign-dialog.tsx';
import { formatDate, shortDay, shortInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { EmptyState } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { CardSection, Part } from '../../../ui/page.tsx';
import { TaskRow } from '../task-row.tsx';
import css from '../work.module.css';
import { CallDialog } from './call-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { SetAsideItem } from './set-aside.tsx';
import { partsWithMore, roughly, type Task, tasksByDeadline, wholeDayDue } from './work-order.ts';

/** How many rows of each part of the list are shown at first. */
const SHOWN = 6;

/**
 * What waits for an admin as one list, the earliest deadline first, approvals among it. Whoever waits for a class gets a
 * teacher without leaving the page.
 */
export function WorkList({ work, now }: { work: readonly WorkGroup[]; now: Date }) {
  const t = useTexts('admin').work;
  // Loaded before a task needs them, so that one that comes later does not hide the list.
  useTexts('jobs');
  const [assigned, setAssigned] = useState<string | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [isAll, setAll] = useState(false);
  const parts = [...tasksByDeadline(work, now)].filter(([, tasks]) => tasks.length > 0);
  const cut = partsWithMore(work, now);
  const hidden = isAll ? 0 : parts.reduce((sum, [, { length }]) => sum + Math.max(0, length - SHOWN), 0);
  return (
    <CardSection title={t.title} {...(work.length > 0 ? { lead: t.lead } : {})}>
      {work.length === 0 && (
        <EmptyState title={t.none} text={t.noneText} picture="/pictures/empty/no-classes.svg" />
      )}
      {parts.map(([part, tasks]) => (
        <Part
          key={part}
          level="h3"
          isRepeated
          title={
            <span className={css.part} data-part={part}>
              {t.parts[part]} <Muted>{`${tasks.length}${cut.has(part) ? '+' : ''}`}</Muted>
            </span>
          }
        >
          <Stack as="ul" gap={2} isLined className={css.tasks}>
            {tasks.slice(0, isAll ? undefined : SHOWN).map((task) => (
              <TaskItem
                key={`${task.kind} ${task.item.id} ${task.item.about} ${task.item.learnerId}`}
                task={task}
                now={now}
                onAssign={setAssigned}
                onAnswer={setAnswered}
              />
            ))}
          </Stack>
        </Part>
      ))}
      {hidden > 0 && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t.showAll({ n: hidden })}
        </Button>
      )}
      {hidden === 0 && <Unlisted work={work} />}
      {/* The dialog's texts may still be loading; the home under it stays. */}
      <Suspense>
        {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
      </Suspense>
      {answered?.kind === 'teacherDispute' && (
        <DisputeDialog item={answered.item} onClose={() => setAnswered(null)} />
      )}
      {answered?.kind === 'familyCall' && (
        <CallDialog item={answered.item} onClose={() => setAnswered(null)} />
      )}
    </CardSection>
  );
}

/** The kinds of which more waits than the first few. */
function Unlisted({ work }: { work: readonly WorkGroup[] }) {
  const t = useTexts('admin').work;
  const groups = work.filter(({ count, items }) => count > items.length);
  if (groups.length === 0) return null;
  return (
    <Row as="ul" gap={4}>
      {groups.map(({ kind, count, items }) => {
        const words = t.moreOf({ n: count - items.length, kind: t.kinds[kind] });
        return (
          <li key={kind}>
            {kind === 'waitingForClass' ? (
              <Link to="/student/management?status=waitingForClass&sort=due">{words}</Link>
            ) : (
              <Muted>{words}</Muted>
            )}
          </li>
        );
      })}
    </Row>
  );
}

const isOver = ({ dueAt }: WorkItem, now: Date) => dueAt !== null && new Date(dueAt) < now;

/** A task that a dialog of the home closes. */
type Answered = { kind: 'teacherDispute' | 'familyCall'; item: WorkItem };

type TaskProps = {
  task: Task;
  now: Date;
  onAssign: (enrolmentId: string) => void;
  onAnswer: (task: Answered) => void;
};

function TaskItem({ task: { kind, item }, now, onAssign, onAnswer }: TaskProps) {
  const t = useTexts('admin').work;
  const about = useAbout();
  const to = addressOf(kind, item);
  if (kind === 'setAside') return <SetAsideItem item={item} />;
  return (
    <TaskRow
      as="li"
      name={
        (kind === 'waitingForClass' || kind === 'familyCall') && to !== null ? (
          <Link to={to}>{item.name}</Link>
        ) : (
          item.name
        )
      }
      below={[t.kinds[kind], about(kind, item)].filter(Boolean).join(' · ')}
      when={<When item={item} now={now} />}
    >
      {kind === 'waitingForClass' ? (
        <Button
          size="small"
          look={isOver(item, now) ? 'teal' : 'quiet'}
          aria-label={t.assignFor(item)}
          onClick={() => onAssign(item.id)}
        >
          {t.assign}
        </Button>
      ) : kind === 'teacherDispute' && isOver(item, now) ? (
        <Button
          size="small"
          aria-label={`${t.dispute.decide}: ${item.name}`}
          onClick={() => onAnswer({ kind, item })}
        >
          {t.dispute.decide}
        </Button>
      ) : kind === 'familyCall' ? (
        <Button
          size="small"
          look="quiet"
          aria-label={`${t.call.note}: ${item.name}`}
          onClick={() => onAnswer({ kind, item })}
        >
          {t.call.note}
        </Button>
      ) : (
        to !== null && (
          <ButtonLink size="small" look="plain" to={to} aria-label={t.lookAt(item)}>
            {t.look}
          </ButtonLink>
        )
      )}
    </TaskRow>
  );
}

/** Where more is told and something can be done. */
function addressOf(kind: WorkGroup['kind'], { id, learnerId }: WorkItem): string | null {
  if (kind === 'level' || kind === 'levelAgain' || kind === 'levelMove') return `/admin/levels/${id}`;
  if (kind === 'meetingToCover') return `/teacher/management/${id}`;
  if (kind === 'teacherClearance' || kind === 'profileNamesLearner')
    return `/teacher/management/${id}?tab=profile`;
  if (kind === 'teacherWithoutHours') return `/teacher/management/${id}`;
  if (kind === 'bookingRequest') return '/admin/placing';
  if (kind === 'appeal') return `/class/management/${id}#appeals`;
  if (kind === 'classWithoutLink') return `/class/management/${id}`;
  if (kind === 'planRepaired') return '/admin/repairs';
  if (kind === 'mailFailed') return '/admin/mails?state=failed';
  if (kind === 'drillFailed') return '/admin/health';
  if (kind === 'payRun') return `/dashboard/finance/pay/${id}`;
  if (kind === 'refund') return `/dashboard/finance/refunds?request=${id}`;
  if (kind === 'staffChange') return '/approvals';
  if (kind === 'payment') return '/dashboard/finance/reconciliation?part=tasks';
  return learnerId === null ? null : `/student/management/${learnerId}`;
}

/** What it is about, in words. */
function useAbout(): (kind: WorkGroup['kind'], item: WorkItem) => string | null {
  const t = useTexts('admin').work;
  const lang = useLang();
  return (kind, { about }) => {
    if (kind === 'payRun')
      return (
        about
          ?.split('/')
          .map((day) => formatDate(day, lang))
          .join(' – ') ?? null
      );
    if (about !== null && (kind === 'appeal' || kind === 'meetingToCover')) {
      const [number = '', ...name] = about.split('/');
      return `${name.join('/')} · ${t.meeting({ number: Number(number) })}`;
    }
    if (kind === 'payment') return t.tasks[about === 'fullRefund' || about === 'look' ? about : 'other'];
    if (kind === 'mailFailed') return t.mailText;
    return kind === 'staffChange' ? null : about;
  };
}

/** How long until the deadline or since it, over the deadline itself; without one, how long it has waited. */
function When({ item, now }: { item: WorkItem; now: Date }) {
  const { dueAt, since } = item;
  const t = useTexts('admin').work;
  const lang = useLang();
  const length = roughly(Date.parse(dueAt ?? since) - now.getTime());
  if (dueAt === null) return <Muted size="small">{t.waits(length)}</Muted>;
  const hasPassed = isOver(item, now);
  const day = wholeDayDue(dueAt);
  return (
    <>
      <strong data-hue={hasPassed ? 'red' : 'amber'}>
        {hasPassed ? t.overBy(length) : t.leftFor(length)}
      </strong>
      <Muted size="small">{day === null ? shortInstant(dueAt, lang) : shortDay(day, lang)}</Muted>
    </>
  );
}
