import { endSession, listSessions } from '@fasih/school/people/accounts/contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { queryOf } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import css from '../../ui/parts/account-forms.module.css';

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
    <Card className={css.panel}>
      <h2>{t.sessionsTitle}</h2>
      {list.isPending && <SkeletonLines lines={3} />}
      {list.isError && <Notice kind="attention">{problemText(list.error)}</Notice>}
      <ul className={css.list}>
        {list.data?.data.map((one) => (
          <li key={one.id}>
            <div>
              {one.device} {one.current && <Badge>{t.thisDevice}</Badge>}
              <small>
                {t.since({ when: formatInstant(one.startedAt, lang) })}.{' '}
                {t.lastSeen({ when: formatInstant(one.lastSeenAt, lang) })}
                {one.address !== null && ` · ${one.address}`}
              </small>
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
          </li>
        ))}
      </ul>
    </Card>
  );
}
