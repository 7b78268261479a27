import {
  endGuardian,
  type Guardian,
  inviteGuardianAgain,
  listGuardians,
} from '@fasih/school/office/guardians/contract';
import { MAX_GUARDIANS } from '@fasih/school/people/guardians/guardian';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateOf, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { learnersQuery } from '../../people/learners/queries.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';
import { ChangeGuardian, InviteGuardian } from './guardian-form.tsx';
import { guardiansQuery } from './queries.ts';

/** Who else follows the account's children: invite, see, change and end (docs/product/accounts.md#a-second-guardian). */
export function SecondGuardians() {
  const t = useTexts('guardians').part;
  const guardians = useQuery(guardiansQuery);
  const children = (useQuery(learnersQuery()).data ?? []).filter(({ kind }) => kind === 'child');
  const [open, setOpen] = useState<Guardian | 'invite' | null>(null);
  // Who only looks at others' children has nobody to share.
  if (children.length === 0) return null;
  return (
    <CardSection title={t.title} lead={t.lead}>
      <LoadedPart query={guardians} lines={2}>
        {({ data }) => (
          <Stack gap={4}>
            {data.length === 0 ? (
              <Muted>{t.none}</Muted>
            ) : (
              <Stack as="ul" gap={4} isLined>
                {data.map((one) => (
                  <li key={one.id}>
                    <One guardian={one} onChange={() => setOpen(one)} />
                  </li>
                ))}
              </Stack>
            )}
            {data.length < MAX_GUARDIANS && (
              <Row>
                <Button look="quiet" onClick={() => setOpen('invite')}>
                  {t.invite}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </LoadedPart>
      {open === 'invite' && <InviteGuardian childrenOfAccount={children} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'invite' && (
        <ChangeGuardian childrenOfAccount={children} guardian={open} onClose={() => setOpen(null)} />
      )}
    </CardSection>
  );
}

function One({ guardian, onChange }: { guardian: Guardian; onChange: () => void }) {
  const t = useTexts('guardians');
  const { relations } = useTexts('learners').form;
  const lang = useLang();
  const { name, email, relation, may, state, learners, endsAt, acceptedAt } = guardian;
  const names = learners.map((one) => one.name).join(', ');
  return (
    <Row justify="between" align="start">
      <Stack gap={1}>
        <Row gap={2}>
          <strong>{name}</strong>
          <Badge hue={state === 'accepted' ? 'leaf' : 'amber'}>{t.may[may]}</Badge>
        </Row>
        <Muted size="small">
          {relations[relation]} · {email}
        </Muted>
        <Muted size="small">
          {t.part.learnersOf({ names })}
          {' · '}
          {acceptedAt !== null
            ? t.part.since({ when: formatDateOf(acceptedAt, lang) })
            : state === 'over' || endsAt === null
              ? t.part.over
              : t.part.invited({ when: formatInstant(endsAt, lang) })}
        </Muted>
      </Stack>
      <Actions guardian={guardian} onChange={onChange} />
    </Row>
  );
}

/** An invitation is mailed again or withdrawn; sharing is changed or ended, after a question. */
function Actions({ guardian: { id, name, state }, onChange }: { guardian: Guardian; onChange: () => void }) {
  const t = useTexts('guardians').part;
  const problemText = useProblemText();
  const isAccepted = state === 'accepted';
  const params = { guardianId: id };
  const options = (done: string) => ({
    invalidates: [listGuardians],
    onDone: () => notify('good', done),
    onError: (error: unknown) => notify('bad', problemText(error)),
  });
  const again = useAction(inviteGuardianAgain, options(t.sentAgain));
  const end = useAction(endGuardian, options(isAccepted ? t.ended : t.withdrawn));
  const ask = async () => {
    const { title, ...words } = isAccepted ? t.endAsk : t.withdrawAsk;
    if (await confirm({ ...words, title: title({ name }), grave: true })) await end.run({ params });
  };
  return (
    <Row gap={2}>
      {isAccepted ? (
        <Button look="quiet" size="small" aria-label={t.changeOf({ name })} onClick={onChange}>
          {t.change}
        </Button>
      ) : (
        <Button
          look="quiet"
          size="small"
          aria-label={t.againOf({ name })}
          isPending={again.isPending}
          onClick={() => void again.run({ params })}
        >
          {t.again}
        </Button>
      )}
      <Button
        look="plain"
        size="small"
        aria-label={isAccepted ? t.endOf({ name }) : t.withdrawOf({ name })}
        isPending={end.isPending}
        onClick={() => void ask()}
      >
        {isAccepted ? t.end : t.withdraw}
      </Button>
    </Row>
  );
}
