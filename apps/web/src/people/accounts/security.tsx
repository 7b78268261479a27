import { useTexts } from '../../lib/language.tsx';
import { SkeletonLines } from '../../ui/basics.tsx';
import { Page } from '../../ui/page.tsx';
import { ChangePassword } from './change-password.tsx';
import { useMe } from './queries.ts';
import { SignIns } from './sign-ins.tsx';
import { TwoStep } from './two-step.tsx';

/**
 * Password, two-step login, and the list of one's sign-ins. While one of the first two must be put right before anything
 * else, what cannot be used yet is left out.
 */
export default function Security() {
  const t = useTexts('accounts').security;
  const shell = useTexts('shell');
  const me = useMe().data;
  return (
    <Page
      isNarrow
      title={t.title}
      lead={t.lead}
      links={{ label: shell.nav.account, pages: [['/account', shell.nav.account]] }}
    >
      <ChangePassword />
      {me === undefined ? (
        <SkeletonLines lines={3} />
      ) : (
        !me.mustChangePassword && <TwoStep enabled={me.twoStepEnabled} />
      )}
      {me !== undefined && !me.mustChangePassword && !me.twoStepNeeded && <SignIns />}
    </Page>
  );
}
