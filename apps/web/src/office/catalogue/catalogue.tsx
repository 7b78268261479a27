import { PackagesTab } from '../../catalogue/packages/admin/packages.tsx';
import { useTexts } from '../../lib/language.tsx';
import { VouchersTab } from '../../sales/vouchers/admin/vouchers.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';

const TABS = ['packages', 'vouchers'] as const;

/** What the school sells, and at what discount: packages and vouchers, each with its list and dialogs in the address. */
export default function CataloguePage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('catalogue');
  const [tab, choose] = useTab(TABS);
  return (
    <Page title={nav.catalogue}>
      <Tabs
        label={t.tabs}
        tabs={TABS.map((key) => ({ key, label: t[key].tab }))}
        chosen={tab}
        onChoose={choose}
      >
        {tab === 'packages' ? <PackagesTab /> : <VouchersTab />}
      </Tabs>
    </Page>
  );
}
