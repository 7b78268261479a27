import { sendVerification } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { startSession, useStart } from '../lib/session.ts';
import { useAction } from '../lib/use-action.ts';
import { useMe } from '../people/accounts/queries.ts';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { NoAnswer } from '../ui/no-answer.tsx';
import css from './area.module.css';

/** What concerns the whole area: no connection to the server, a temporary password, a missing second step, an unverified address. */
export function AreaNotices() {
  const t = useTexts('shell');
  const common = useTexts('common');
  const start = useStart();
  const me = useMe();
  const [isSent, setSent] = useState(false);
  const verification = useAction(sendVerification, { onDone: () => setSent(true) });
  const retry = () => {
    startSession();
    me.refetch();
  };
  const noAnswer = start === 'noAnswer' || (me.isError && me.data === undefined);
  return (
    <Stack gap={3} className={css.notices}>
      {noAnswer && <NoAnswer text={t.noAnswer} again={common.retry} onAgain={retry} />}
      {me.data?.mustChangePassword && <Notice kind="attention">{t.changeFirst}</Notice>}
      {me.data?.twoStepNeeded && !me.data.mustChangePassword && (
        <Notice kind="attention">{t.twoStepFirst}</Notice>
      )}
      {me.data?.emailVerified === false &&
        !me.data.mustChangePassword &&
        (isSent ? (
          <Notice kind="good">{t.verifySent}</Notice>
        ) : (
          <Notice
            action={
              <Button
                look="quiet"
                size="small"
                isPending={verification.isPending}
                onClick={() => void verification.run({})}
              >
                {t.verifySend}
              </Button>
            }
          >
            {verification.problem ?? t.verifyReminder}
          </Notice>
        ))}
    </Stack>
  );
}
