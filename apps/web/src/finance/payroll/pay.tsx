import { useTexts } from '../../lib/language.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PayRates } from './pay-rates.tsx';
import { PayRuns } from './pay-runs.tsx';
import { WithheldTax } from './withheld-tax.tsx';

const PARTS = ['runs', 'rates', 'tax'] as const;

/** Teacher pay: the runs, what an hour of each teacher costs, and the tax withheld. */
export default function Pay() {
  const t = useTexts('payroll').tabs;
  const nav = useTexts('shell').nav;
  const { search, set } = useListState();
  const part = PARTS.find((one) => one === search.get('part')) ?? 'runs';
  return (
    <Page title={nav.pay}>
      <Tabs
        label={t.label}
        tabs={PARTS.map((key) => ({ key, label: t[key] }))}
        chosen={part}
        onChoose={(next) => set({ part: next === 'runs' ? undefined : next, q: undefined })}
      >
        {part === 'runs' && <PayRuns />}
        {part === 'rates' && <PayRates />}
        {part === 'tax' && <WithheldTax />}
      </Tabs>
    </Page>
  );
}
