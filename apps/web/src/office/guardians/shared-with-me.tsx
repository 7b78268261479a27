import {
  endGuardian,
  listGuardians,
  type SharedWithMe as Shared,
} from '@fasih/school/office/guardians/contract';
import { useQuery } from '@tanstack/react-query';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { guardiansQuery } from './queries.ts';

/** Children that other accounts share with this one, and the way to leave; nothing where there are none. */
export function SharedWithMe() {
  const t = useTexts('guardians').shared;
  const shared = useQuery(guardiansQuery).data?.sharedWithMe ?? [];
  if (shared.length === 0) return null;
  return (
    <Part title={t.title} lead={t.lead}>
      <Card>
        <Stack as="ul" gap={4} isLined>
          {shared.map((one) => (
            <li key={one.id}>
              <One shared={one} />
            </li>
          ))}
        </Stack>
      </Card>
    </Part>
  );
}

function One({ shared: { id, by, may, learners } }: { shared: Shared }) {
  const t = useTexts('guardians');
  const words = useTexts('enrolments').shared;
  const problemText = useProblemText();
  const names = learners.map(({ name }) => name).join(', ');
  const leave = useAction(endGuardian, {
    invalidates: [listGuardians, ...FAMILY_READS],
    onDone: () => notify('good', t.shared.left),
    onError: (error) => notify('bad', problemText(error)),
  });
  const ask = async () => {
    const { text, ...question } = t.shared.leaveAsk;
    if (await confirm({ ...question, text: text({ learners: names, name: by }), grave: true }))
      await leave.run({ params: { guardianId: id } });
  };
  return (
    <Row justify="between" align="start">
      <Stack gap={1}>
        <Row gap={2}>
          <strong>{names}</strong>
          <Badge hue="teal">{t.may[may]}</Badge>
        </Row>
        <Muted size="small">
          {words.by({ name: by })}. {words.money({ name: by })}
        </Muted>
      </Stack>
      <Button
        look="plain"
        size="small"
        aria-label={t.shared.leaveOf({ name: by })}
        isPending={leave.isPending}
        onClick={() => void ask()}
      >
        {t.shared.leave}
      </Button>
    </Row>
  );
}
