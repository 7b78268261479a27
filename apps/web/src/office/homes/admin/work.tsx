import type { WorkGroup, WorkItem } from '@fasih/school/office/homes/admin-contract';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { AssignDialog } from '../../../learning/classes/admin/assign-dialog.tsx';
import { formatDate, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card, EmptyState } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { SetAsideItem } from './set-aside.tsx';

/** What waits for an admin, kind by kind. Whoever waits for a class gets a teacher without leaving the page. */
export function WorkList({ work, now }: { work: readonly WorkGroup[]; now: Date }) {
  const t = useTexts('admin').work;
  const [assigned, setAssigned] = useState<string | null>(null);
  return (
    <Part title={t.title} {...(work.length > 0 ? { lead: t.lead } : {})}>
      {work.length === 0 ? (
        <Card>
          <EmptyState title={t.none} text={t.noneText} picture="/pictures/empty/no-classes.svg" />
        </Card>
      ) : (
        work.map((group) => (
          <Part
            key={group.kind}
            level="h3"
            title={
              <>
                {t.kinds[group.kind]} <Badge hue="amber">{group.count}</Badge>
              </>
            }
            {...(group.kind === 'setAside' ? { lead: t.setAside.again } : {})}
          >
            <Card isTight>
              <Stack as="ul" gap={3} isLined>
                {group.items.map((item) => (
                  <Item
                    key={`${item.id} ${item.about}`}
                    kind={group.kind}
                    item={item}
                    now={now}
                    onAssign={setAssigned}
                  />
                ))}
              </Stack>
            </Card>
            <More group={group} />
          </Part>
        ))
      )}
      {/* The dialog's texts may still be loading; the home under it stays. */}
      <Suspense>
        {assigned !== null && <AssignDialog enrolmentId={assigned} onClose={() => setAssigned(null)} />}
      </Suspense>
    </Part>
  );
}

function More({ group: { kind, count, items } }: { group: WorkGroup }) {
  const t = useTexts('admin').work;
  if (count <= items.length) return null;
  return (
    <Row as="p">
      <Muted>{t.more({ n: count - items.length })}</Muted>
      {kind === 'waitingForClass' && (
        <Link to="/student/management?status=waitingForClass&sort=due">{t.all}</Link>
      )}
    </Row>
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
  const about = useAbout();
  const to = addressOf(kind, item);
  if (kind === 'setAside') return <SetAsideItem item={item} />;
  return (
    <Row as="li" gap={4} justify="between">
      <Titled below={about(kind, item)}>
        <strong>
          {kind === 'waitingForClass' && to !== null ? <Link to={to}>{item.name}</Link> : item.name}
        </strong>
      </Titled>
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
    </Row>
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
    if (kind === 'payment') return t.tasks[about === 'fullRefund' || about === 'look' ? about : 'other'];
    if (kind === 'mailFailed') return t.mailText;
    return kind === 'staffChange' ? null : about;
  };
}

function When({ kind, item, now }: { kind: WorkGroup['kind']; item: WorkItem; now: Date }) {
  const t = useTexts('admin').work;
  const lang = useLang();
  if (item.dueAt === null) {
    return <Muted>{t.since({ when: formatInstant(item.since, lang) })}</Muted>;
  }
  const when = formatInstant(item.dueAt, lang);
  if (kind === 'classWithoutLink') return <Muted>{t.nextMeeting({ when })}</Muted>;
  const over = new Date(item.dueAt) < now;
  return <Badge hue={over ? 'red' : 'amber'}>{over ? t.overdue({ when }) : t.due({ when })}</Badge>;
}
