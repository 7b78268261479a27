import { PackagesTab } from '../../catalogue/packages/admin/packages.tsx';
import { useTexts } from '../../lib/language.tsx';
import { VouchersTab } from '../../sales/vouchers/admin/vouchers.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** What the school sells, and at what discount: packages and vouchers, each with its list and dialogs in the address. */
export default function CataloguePage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('catalogue');
  const { search, set } = useListState();
  const tab = search.get('tab') === 'vouchers' ? 'vouchers' : 'packages';
  return (
    <Page title={nav.catalogue}>
      <Tabs
        label={t.tabs}
        tabs={[
          { key: 'packages', label: t.packages.tab },
          { key: 'vouchers', label: t.vouchers.tab },
        ]}
        chosen={tab}
        onChoose={(next) =>
          set({
            tab: next === 'packages' ? undefined : next,
            q: undefined,
            sort: undefined,
            type: undefined,
            state: undefined,
            open: undefined,
          })
        }
      >
        {tab === 'packages' ? <PackagesTab /> : <VouchersTab />}
      </Tabs>
    </Page>
  );
}
