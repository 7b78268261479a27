import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pendingApprovalsQuery } from './queries.ts';

/** The number of pending approvals with a link to them; renders nothing if there are none. */
export function WaitingNotice() {
  const t = useTexts('approvals');
  const total = useQuery(pendingApprovalsQuery({ pageSize: 1 })).data?.total ?? 0;
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
