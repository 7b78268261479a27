import { endSession, listSessions } from '@fasih/school/people/accounts/contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { queryOf } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';

/** The devices that are signed in; each but this one can be ended. */
export function SignIns() {
  const t = useTexts('accounts').security;
  const problemText = useProblemText();
  const lang = useLang();
  const list = useQuery(queryOf(listSessions, {}));
  const end = useAction(endSession, {
    invalidates: [listSessions],
    onDone: () => notify('good', t.ended),
    onError: (error) => notify('bad', problemText(error)),
  });
  return (
    <CardSection title={t.sessionsTitle}>
      <LoadedPart query={list}>
        {({ data }) => (
          <Stack as="ul" gap={3} isLined>
            {data.map((one) => (
              <Row as="li" key={one.id} justify="between" isOneLine>
                <div>
                  {one.device} {one.current && <Badge>{t.thisDevice}</Badge>}
                  <Text isMuted size="small">
                    {t.since({ when: formatInstant(one.startedAt, lang) })}.{' '}
                    {t.lastSeen({ when: formatInstant(one.lastSeenAt, lang) })}
                    {one.address !== null && ` · ${one.address}`}
                  </Text>
                </div>
                {!one.current && (
                  <Button
                    look="quiet"
                    size="small"
                    isPending={end.isPending}
                    onClick={() => void end.run({ params: { sessionId: one.id } })}
                  >
                    {t.end}
                    <span className="unseen"> {one.device}</span>
                  </Button>
                )}
              </Row>
            ))}
          </Stack>
        )}
      </LoadedPart>
    </CardSection>
  );
}
