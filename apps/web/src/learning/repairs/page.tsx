import { listRepairs, type Repair, takeRepairBack } from '@fasih/school/learning/repairs/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge, Card, EmptyCard } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Titled } from '../../ui/titled.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { repairsQuery } from './queries.ts';

const HUES = { open: 'amber', changed: 'indigo', over: 'leaf', takenBack: 'red' } as const;

/** What self-repair did to the plans of classes, why, and the way to take it back for a day (docs/product/classes.md#self-repair). */
export default function Repairs() {
  const t = useTexts('repairs');
  const { query } = useListState();
  const repairs = useQuery(repairsQuery(query.page));
  return (
    <Page title={t.title} lead={t.lead}>
      <Loaded query={repairs} lines={8}>
        {({ data, total, page, pageSize }) =>
          total === 0 ? (
            <EmptyCard title={t.empty} text={t.emptyText} picture="/pictures/empty/no-classes.svg" />
          ) : (
            <>
              <Stack as="ul" gap={4} aria-label={t.caption}>
                {data.map((repair) => (
                  <OneRepair key={repair.id} repair={repair} />
                ))}
              </Stack>
              <Pager total={total} page={page} pageSize={pageSize} label={t.caption} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function OneRepair({ repair }: { repair: Repair }) {
  const t = useTexts('repairs');
  const lang = useLang();
  const reason = useReason();
  const { state, learners, classId, className, teacherName, madeAt, takeBackUntil, times } = repair;
  const names = learners.join(', ') || className;
  return (
    <Card as="li" gap={3}>
      <Row justify="between" align="start" gap={3}>
        <Titled below={[`${className} · ${teacherName}`, t.madeAt({ when: formatInstant(madeAt, lang) })]}>
          <strong>
            <Link to={`/class/management/${classId}`}>{names}</Link>
          </strong>
        </Titled>
        <Badge hue={HUES[state]}>{t.states[state]}</Badge>
      </Row>
      <Stack as="ul" gap={2} isLined>
        {times.map(({ meetingId, number, decision }) => (
          <li key={meetingId}>
            <strong>{t.number({ n: number })}</strong> {reason(decision)}
          </li>
        ))}
      </Stack>
      {state === 'open' && (
        <Row justify="between" gap={3}>
          <Muted size="small">{t.until({ when: formatInstant(takeBackUntil, lang) })}</Muted>
          <TakeBack repairId={repair.id} names={names} />
        </Row>
      )}
      {repair.takenBackAt !== null && (
        <Muted size="small">
          {t.takenBack({ when: formatInstant(repair.takenBackAt, lang), by: repair.takenBackBy ?? '–' })}
        </Muted>
      )}
    </Card>
  );
}

function TakeBack({ repairId, names }: { repairId: string; names: string }) {
  const t = useTexts('repairs');
  const common = useTexts('common');
  const problemText = useProblemText();
  const takeBack = useAction(takeRepairBack, {
    invalidates: [...MEETING_READS, listRepairs],
    onDone: () => notify('good', t.done),
    onError: (error) => notify('bad', problemText(error)),
  });
  return (
    <Button
      look="quiet"
      size="small"
      isPending={takeBack.isPending}
      aria-label={t.takeBackOf({ names })}
      onClick={async () => {
        const question = { title: t.ask, text: t.askText, no: common.cancel, yes: t.takeBack };
        if (await confirm(question)) await takeBack.run({ params: { repairId } });
      }}
    >
      {t.takeBack}
    </Button>
  );
}
