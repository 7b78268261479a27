import { sendVerification } from '@fasih/school/people/accounts/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { startSession, useStart } from '../lib/session.ts';
import { useMe } from '../people/accounts/queries.ts';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import css from './area.module.css';

/** What concerns the whole area: no line to the server, a temporary password, a missing second step, an unverified address. */
export function AreaNotices() {
  const t = useTexts('shell');
  const common = useTexts('common');
  const start = useStart();
  const me = useMe();
  const verification = useMutation({ mutationFn: () => call(sendVerification, {}) });
  const retry = () => {
    startSession();
    me.refetch();
  };
  const noAnswer = start === 'noAnswer' || (me.isError && me.data === undefined);
  return (
    <div className={css.notices}>
      {noAnswer && (
        <Notice
          kind="attention"
          action={
            <Button look="quiet" size="small" onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {t.noAnswer}
        </Notice>
      )}
      {me.data?.mustChangePassword && <Notice kind="attention">{t.changeFirst}</Notice>}
      {me.data?.twoStepNeeded && !me.data.mustChangePassword && (
        <Notice kind="attention">{t.twoStepFirst}</Notice>
      )}
      {me.data?.emailVerified === false &&
        !me.data.mustChangePassword &&
        (verification.isSuccess ? (
          <Notice kind="good">{t.verifySent}</Notice>
        ) : (
          <Notice
            action={
              <Button
                look="quiet"
                size="small"
                disabled={verification.isPending}
                onClick={() => verification.mutate()}
              >
                {t.verifySend}
              </Button>
            }
          >
            {t.verifyReminder}
          </Notice>
        ))}
    </div>
  );
}
