import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Guard } from '../../shell/guard.tsx';
import css from '../../site/pages/plain.module.css';
import { EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export default function Checkout() {
  const t = useTexts('shell');
  const site = useTexts('site');
  return (
    <Guard>
      <div className={css.page}>
        <PageHead title="Choose Payment" hidden />
        <h1>Choose Payment</h1>
        <EmptyState
          title={t.emptyTitle}
          text={t.empty}
          action={<ButtonLink to="/">{site.home}</ButtonLink>}
        />
      </div>
    </Guard>
  );
}
