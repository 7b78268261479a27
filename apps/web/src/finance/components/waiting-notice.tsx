import { useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useWaiting } from '../approvals-api.ts';

/** How much waits for a second person, with the way there; nothing while nothing waits. */
export function WaitingNotice() {
  const t = useTexts('approvals');
  const total = useWaiting({ pageSize: 1 }).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Notice
      action={
        <ButtonLink size="small" look="quiet" to="/approvals">
          {t.look}
        </ButtonLink>
      }
    >
      {t.waiting({ n: total })}
    </Notice>
  );
}
