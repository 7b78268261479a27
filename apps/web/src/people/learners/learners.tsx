import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import css from '../../ui/parts/account-forms.module.css';
import { LearnersPanel } from './learners-panel.tsx';

/** Who learns through this account. */
export default function Learners() {
  const t = useTexts('learners').panel;
  const shell = useTexts('shell');
  return (
    <div className={css.settings}>
      <PageHead title={t.title} hidden />
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
        <nav className={css.links} aria-label={shell.nav.account}>
          <Link to="/account">{shell.nav.account}</Link>
          <Link to="/orders">{t.toOrders}</Link>
        </nav>
      </header>
      <LearnersPanel />
    </div>
  );
}
