import { useTexts } from '../../lib/language.tsx';
import { Page } from '../../ui/page.tsx';
import { LearnersPanel } from './learners-panel.tsx';

/** Who learns through this account. */
export default function Learners() {
  const t = useTexts('learners').panel;
  const shell = useTexts('shell');
  return (
    <Page
      isNarrow
      title={t.title}
      lead={t.lead}
      links={{
        label: shell.nav.account,
        pages: [
          ['/account', shell.nav.account],
          ['/orders', t.toOrders],
        ],
      }}
    >
      <LearnersPanel />
    </Page>
  );
}
