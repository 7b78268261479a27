import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { loginFor } from '../../lib/next.ts';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import type { Waiting } from './queries.ts';

const HUE = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;

type Props = {
  name: string;
  about: string;
  bank: AgeGroup | null;
  state: Waiting['state'];
  starting: boolean;
  onStart: () => void;
  onOpen: () => void;
  aside?: ReactNode;
  /** Where another way is the first one to offer. */
  quiet?: boolean;
  /** Below the question who sits the test, where there are several. */
  among?: boolean;
};

/** One sitting that waits, runs or is finished, with its one next step. */
export function Seat({
  name,
  about,
  bank,
  state,
  starting,
  onStart,
  onOpen,
  aside,
  quiet = false,
  among = false,
}: Props) {
  const Heading = among ? 'h3' : 'h2';
  const t = useTexts('placement');
  const labels = { toStart: t.start, running: t.goOn, finished: t.seeResult };
  return (
    <Card gap={4}>
      <Stack gap={2}>
        <Heading>{name}</Heading>
        <Row>
          {bank !== null && <Badge hue={HUE[bank]}>{t.banks[bank]}</Badge>}
          {state !== 'toStart' && (
            <Badge hue={state === 'running' ? 'amber' : 'leaf'}>{t.states[state]}</Badge>
          )}
        </Row>
        <Text isMuted>{about}</Text>
      </Stack>
      <Row>
        <Button
          size="big"
          look={quiet || state === 'finished' ? 'quiet' : 'teal'}
          aria-disabled={starting}
          onClick={state === 'toStart' ? onStart : onOpen}
        >
          {starting ? t.starting : labels[state]}
          <IconArrowRight size={20} stroke={2} aria-hidden="true" />
        </Button>
        {aside}
      </Row>
    </Card>
  );
}

/** Neither an enrolment nor the stored choice names a bank (docs/product/tests.md#choice-of-the-bank). */
export function NoCategory({ signInTo }: { signInTo: string | null }) {
  const t = useTexts('placement');
  return (
    <Stack>
      <Notice kind="attention">{t.problems.noCategory}</Notice>
      <Row>
        <ButtonLink size="big" to="/program-selection">
          {t.choosePackage}
        </ButtonLink>
        {signInTo !== null && (
          <ButtonLink size="big" look="quiet" to={signInTo}>
            {t.signInFirst.bought}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

/** Where a visitor signs in and comes back to the test of this enrolment. */
export function signInTo(enrolment: string | null): string {
  return loginFor(enrolment === null ? '/placement-test' : `/placement-test?enrolment=${enrolment}`);
}

/** For a visitor, who may have paid on another device: the account first, its enrolment kept in the address. */
export function SignInFirst({ enrolment }: { enrolment: string | null }) {
  const t = useTexts('placement').signInFirst;
  return (
    <Card gap={4}>
      <Stack gap={2}>
        <h2>{t.title}</h2>
        <Text isMuted>{t.text}</Text>
      </Stack>
      <Row>
        <ButtonLink size="big" to={signInTo(enrolment)}>
          {t.signIn}
        </ButtonLink>
      </Row>
    </Card>
  );
}
