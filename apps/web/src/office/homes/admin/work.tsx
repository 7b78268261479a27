import type { WorkGroup, WorkItem } from '@fasih/school/office/homes/admin-contract';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { AssignDialog } from '../../../learning/classes/admin/assign-dialog.tsx';
import { formatDate, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card, EmptyState } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import forms from '../../../ui/parts/forms.module.css';
import css from './home.module.css';
import { SetAsideItem } from './set-aside.tsx';

/** What waits for an admin, kind by kind. Whoever waits for a class gets a teacher without leaving the page. */
export function WorkList({ work, now }: { work: readonly WorkGroup[]; now: Date }) {
  const t = useTexts('admin').work;
  const [assigned, setAssigned] = useState<string | null>(null);
  return (
    <section className={css.work} aria-labelledby="work">
      <div>
        <h2 id="work">{t.title}</h2>
        {work.length > 0 && <p className={forms.quiet}>{t.lead}</p>}
      </div>
      {work.length === 0 ? (
        <Card>
          <EmptyState title={t.none} text={t.noneText} picture="/pictures/empty/no-classes.svg" />
        </Card>
      ) : (
        work.map((group) => (
          <section key={group.kind} className={css.group} aria-labelledby={`work-${group.kind}`}>
            <h3 id={`work-${group.kind}`}>
              {t.kinds[group.kind]} <Badge hue="amber">{group.count}</Badge>
            </h3>
            {group.kind === 'setAside' && <p className={forms.quiet}>{t.setAside.again}</p>}
            <ul className={css.items}>
              {group.items.map((item) => (
                <Item
                  key={`${item.id} ${item.about}`}
                  kind={group.kind}
                  item={item}
                  now={now}
                  onAssign={setAssigned}
                />
              ))}
            </ul>
            <More group={group} />
          </section>
        ))
      )}
      {/* The dialog's texts may still be loading; the home under it stays. */}
      <Suspense>
        {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
      </Suspense>
    </section>
  );
}

function More({ group: { kind, count, items } }: { group: WorkGroup }) {
  const t = useTexts('admin').work;
  if (count <= items.length) return null;
  return (
    <p className={css.more}>
      {t.more({ n: count - items.length })}
      {kind === 'waitingForClass' && (
        <Link to="/student/management?status=waitingForClass&sort=due">{t.all}</Link>
      )}
    </p>
  );
}

type ItemProps = {
  kind: WorkGroup['kind'];
  item: WorkItem;
  now: Date;
  onAssign: (enrolmentId: string) => void;
};

function Item({ kind, item, now, onAssign }: ItemProps) {
  const t = useTexts('admin').work;
  if (kind === 'setAside') return <SetAsideItem item={item} />;
  const to = addressOf(kind, item);
  return (
    <li className={css.item}>
      <div>
        <strong>
          {kind === 'waitingForClass' && to !== null ? <Link to={to}>{item.name}</Link> : item.name}
        </strong>
        <About kind={kind} item={item} />
      </div>
      <When kind={kind} item={item} now={now} />
      {kind === 'waitingForClass' ? (
        <Button size="small" aria-label={t.assignFor(item)} onClick={() => onAssign(item.id)}>
          {t.assign}
        </Button>
      ) : (
        to !== null && (
          <ButtonLink size="small" look="quiet" to={to} aria-label={t.lookAt(item)}>
            {t.look}
          </ButtonLink>
        )
      )}
    </li>
  );
}

/** Where more is told and something can be done. */
function addressOf(kind: WorkGroup['kind'], { id, learnerId }: WorkItem): string | null {
  if (kind === 'level' || kind === 'levelMove') return `/admin/levels/${id}`;
  if (kind === 'teacherWithoutHours') return `/teacher/management/${id}`;
  if (kind === 'classWithoutLink') return `/class/management/${id}`;
  if (kind === 'mailFailed') return '/admin/mails?state=failed';
  if (kind === 'payRun') return `/dashboard/finance/pay/${id}`;
  if (kind === 'refund') return `/dashboard/finance/refunds?request=${id}`;
  if (kind === 'staffChange') return '/approvals';
  if (kind === 'payment') return '/dashboard/finance/reconciliation?part=tasks';
  return learnerId === null ? null : `/student/management/${learnerId}`;
}

function About({ kind, item }: { kind: WorkGroup['kind']; item: WorkItem }) {
  const t = useTexts('admin').work;
  const lang = useLang();
  if (kind === 'payRun') {
    const days = item.about?.split('/').map((day) => formatDate(day, lang));
    return <span className={forms.quiet}>{days?.join(' – ')}</span>;
  }
  const task = item.about === 'fullRefund' || item.about === 'look' ? item.about : 'other';
  const text =
    kind === 'payment'
      ? t.tasks[task]
      : kind === 'mailFailed'
        ? t.mailText
        : kind === 'staffChange'
          ? null
          : item.about;
  return text === null ? null : <span className={forms.quiet}>{text}</span>;
}

function When({ kind, item, now }: { kind: WorkGroup['kind']; item: WorkItem; now: Date }) {
  const t = useTexts('admin').work;
  const lang = useLang();
  if (item.dueAt === null) {
    return <span className={forms.quiet}>{t.since({ when: formatInstant(item.since, lang) })}</span>;
  }
  const when = formatInstant(item.dueAt, lang);
  if (kind === 'classWithoutLink') return <span className={forms.quiet}>{t.nextMeeting({ when })}</span>;
  const over = new Date(item.dueAt) < now;
  return <Badge hue={over ? 'red' : 'amber'}>{over ? t.overdue({ when }) : t.due({ when })}</Badge>;
}
