import { useTexts } from '../../lib/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { PayRates } from './pay-rates.tsx';
import { PayRuns } from './pay-runs.tsx';
import { WithheldTax } from './withheld-tax.tsx';

const PARTS = ['runs', 'rates', 'tax'] as const;

/** Teacher pay: the runs, what an hour of each teacher costs, and the tax withheld. */
export default function Pay() {
  const t = useTexts('payroll').tabs;
  const nav = useTexts('shell').nav;
  const [part, choose] = useTab(PARTS, 'part');
  return (
    <Page title={nav.pay}>
      <Tabs
        label={t.label}
        tabs={PARTS.map((key) => ({ key, label: t[key] }))}
        chosen={part}
        onChoose={choose}
      >
        {part === 'runs' && <PayRuns />}
        {part === 'rates' && <PayRates />}
        {part === 'tax' && <WithheldTax />}
      </Tabs>
    </Page>
  );
}
