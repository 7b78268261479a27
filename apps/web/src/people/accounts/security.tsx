import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { SkeletonLines } from '../../ui/basics.tsx';
import css from '../../ui/parts/account-forms.module.css';
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
    <div className={css.settings}>
      <PageHead title={t.title} hidden />
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
        <nav className={css.links} aria-label={shell.nav.account}>
          <Link to="/account">{shell.nav.account}</Link>
        </nav>
      </header>
      <ChangePassword />
      {me === undefined ? (
        <SkeletonLines lines={3} />
      ) : (
        !me.mustChangePassword && <TwoStep enabled={me.twoStepEnabled} />
      )}
      {me !== undefined && !me.mustChangePassword && !me.twoStepNeeded && <SignIns />}
    </div>
  );
}
