import {
  classProposals,
  type ProposedClass,
  placeWaiting,
  planWaiting,
  type WaitingLearner,
  type WaitingPlan,
} from '@fasih/school/learning/placing/contract';
import { useEffect, useState } from 'react';
import { shortSlotTimes } from '../../../courses/enrolments/slot-times.ts';
import { shortDay } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { EmptyState, Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { FormError, SelectField } from '../../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { Requests } from './requests.tsx';

const LEFT_OUT = '';

/** Places all learners who wait: a proposal for each, to change or leave out, opened in one step. */
export default function PlaceAll() {
  const t = useTexts('placing').admin;
  const [found, setFound] = useState<WaitingPlan | null>(null);
  const plan = useAction(planWaiting, { onDone: setFound });
  const { run } = plan;
  const [opened, setOpened] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: planned once when the page opens, then by the button
  useEffect(() => void run({}), []);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <Button look="quiet" isPending={plan.isPending} onClick={() => void run({})}>
          {t.again}
        </Button>
      }
    >
      <Requests />
      {opened !== null && <Notice kind="good">{t.done({ n: opened })}</Notice>}
      <FormError message={plan.problem} />
      {found === null ? (
        plan.problem === null && (
          <div role="status">
            <Muted>{t.planning}</Muted>
            <SkeletonLines lines={6} />
          </div>
        )
      ) : found.learners.length === 0 ? (
        <EmptyState title={t.nobody} text={t.nobodyText} />
      ) : (
        <Waiting
          key={plan.startedAt}
          plan={found}
          onOpened={(n) => {
            setOpened(n);
            void run({});
          }}
        />
      )}
    </Page>
  );
}

/** Whether two classes of one teacher meet at the same time. */
const collide = (a: ProposedClass, b: ProposedClass, minutes: number) =>
  a.teacherId === b.teacherId &&
  a.slots.some((x) =>
    b.slots.some((y) => x.weekday === y.weekday && Math.abs(x.minute - y.minute) < minutes),
  );

function Waiting({ plan, onOpened }: { plan: WaitingPlan; onOpened: (n: number) => void }) {
  const texts = useTexts('placing');
  const t = texts.admin;
  const lang = useLang();
  /** By enrolment, the place among the learner's options; empty where it is left out. */
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const optionsOf = ({ proposal, others }: WaitingLearner) => (proposal ? [proposal, ...others] : others);
  const placeOf = (one: WaitingLearner) => places[one.enrolmentId] ?? (one.proposal ? '0' : LEFT_OUT);
  const chosenOf = (one: WaitingLearner) =>
    placeOf(one) === LEFT_OUT ? undefined : optionsOf(one)[Number(placeOf(one))];
  const chosen = plan.learners.flatMap((one) => {
    const option = chosenOf(one);
    return option ? [{ one, option }] : [];
  });
  const clashes = ({ enrolmentId, meetingMinutes }: WaitingLearner, option: ProposedClass) =>
    chosen.some(
      (other) => other.one.enrolmentId !== enrolmentId && collide(option, other.option, meetingMinutes),
    );
  const hasClash = chosen.some(({ one, option }) => clashes(one, option));
  const place = useAction(placeWaiting, {
    invalidates: [...MEETING_READS, classProposals],
    onDone: ({ opened }) => onOpened(opened.length),
  });
  const nameOf = ({ slots, teacherName }: ProposedClass) => `${teacherName} · ${shortSlotTimes(slots, lang)}`;
  const open = () =>
    void place.run({
      body: {
        classes: chosen.map(({ one: { enrolmentId }, option: { teacherId, slots, firstDay } }) => ({
          enrolmentId,
          teacherId,
          slots,
          startsOn: firstDay,
        })),
      },
    });
  return (
    <Part title={t.counts({ n: chosen.length, waiting: plan.waiting })}>
      <Stack gap={4}>
        <DataTable
          caption={t.title}
          rows={plan.learners}
          rowKey={({ enrolmentId }) => enrolmentId}
          columns={[
            {
              key: 'name',
              label: t.learner,
              phone: 'title',
              cell: ({ learner, packageName, level }) => (
                <Titled below={`${packageName}${level === null ? '' : ` · ${level}`}`}>{learner.name}</Titled>
              ),
            },
            {
              key: 'proposal',
              label: t.proposal,
              phone: 'detail',
              cell: (one) =>
                optionsOf(one).length > 0 && (
                  <SelectField
                    aria-label={t.choose({ name: one.learner.name })}
                    value={placeOf(one)}
                    onChange={(event) =>
                      setPlaces({ ...places, [one.enrolmentId]: event.currentTarget.value })
                    }
                    data={[
                      ...optionsOf(one).map((option, n) => ({ value: String(n), label: nameOf(option) })),
                      { value: LEFT_OUT, label: t.leaveOut },
                    ]}
                  />
                ),
            },
            {
              key: 'why',
              label: t.why,
              phone: 'detail',
              cell: (one) => {
                if (optionsOf(one).length === 0) return one.against ?? t.noTime;
                const option = chosenOf(one);
                if (!option) return null;
                return clashes(one, option) ? (
                  <strong>{t.clash}</strong>
                ) : (
                  <Titled below={t.from({ day: shortDay(option.firstDay, lang) })}>
                    {texts.why(option.why)}
                  </Titled>
                );
              },
            },
          ]}
        />
        <FormError message={place.problem} />
        <Row justify="end">
          <Button disabled={chosen.length === 0 || hasClash} isPending={place.isPending} onClick={open}>
            {t.confirm({ n: chosen.length })}
          </Button>
        </Row>
      </Stack>
    </Part>
  );
}
