import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import css from '../../site/pages/plain.module.css';
import { EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export default function Redirect() {
  const t = useTexts('shell');
  const site = useTexts('site');
  return (
    <div className={css.page}>
      <PageHead title="Placement Test" hidden />
      <h1>Placement Test</h1>
      <EmptyState title={t.emptyTitle} text={t.empty} action={<ButtonLink to="/">{site.home}</ButtonLink>} />
    </div>
  );
}
