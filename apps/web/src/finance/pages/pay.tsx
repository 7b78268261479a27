import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { useListState } from '../../ui/list-state.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PayRates } from '../components/pay-rates.tsx';
import { PayRuns } from '../components/pay-runs.tsx';
import { WithheldTax } from '../components/withheld-tax.tsx';

const PARTS = ['runs', 'rates', 'tax'] as const;

/** Teacher pay: the runs, what an hour of each teacher costs, and the tax withheld. */
export default function Pay() {
  const t = useTexts('pay').tabs;
  const nav = useTexts('shell').nav;
  const { search, set } = useListState();
  const part = PARTS.find((one) => one === search.get('part')) ?? 'runs';
  return (
    <div className={area.page}>
      <PageHead title={nav.pay} hidden />
      <header>
        <h1>{nav.pay}</h1>
      </header>
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
    </div>
  );
}
