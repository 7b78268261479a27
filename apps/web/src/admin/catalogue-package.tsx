import { type PackageDetail, setOnSale } from '@fasih/school/catalogue/packages/catalogue';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/teachers.module.css';
import { confirm } from '../ui/ask.tsx';
import { Badge, Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useWrite } from '../ui/use-write.ts';
import { usePackage } from './catalogue-api.ts';
import { PackagePrices } from './catalogue-prices.tsx';
import { PackageTexts } from './catalogue-texts.tsx';

/** One package: texts, prices, and whether it is sold. */
export function PackageDialog({ packageId, onClose }: { packageId: number; onClose: () => void }) {
  const t = useTexts('catalogue').packages;
  const common = useTexts('common');
  const found = usePackage(packageId);
  const facts = found.data && {
    meetings: found.data.meetings,
    months: found.data.duration_months,
    perWeek: found.data.meetingsPerWeek,
  };
  return (
    <Dialog
      wide
      title={found.data?.name ?? t.tab}
      lead={facts && t.facts(facts)}
      closeName={common.close}
      onClose={onClose}
    >
      <Loaded query={found} lines={8}>
        {(of) => (
          <div className={css.side}>
            <PackagePrices of={of} />
            <PackageTexts of={of} />
            <Sale of={of} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function Sale({ of }: { of: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const [said, setSaid] = useState<string | null>(null);
  const question = { title: t.retireOf({ name: of.name }), text: t.retireText };
  const turn = async () => {
    const onSale = !of.onSale;
    setSaid(null);
    if (of.onSale && !(await confirm({ ...question, no: common.cancel, yes: t.retire, grave: true }))) return;
    const done = await write.run(
      () => call(setOnSale, { params: { packageId: of.id }, body: { onSale, version: of.version } }),
      () => refresh('packages'),
    );
    if (done) setSaid(onSale ? t.broughtBack({ name: of.name }) : t.retired({ name: of.name }));
  };
  return (
    <section className={css.section} aria-labelledby="package-sale">
      <h2 id="package-sale">{t.sale}</h2>
      <FormError message={write.fault} />
      {said !== null && <Notice kind="good">{said}</Notice>}
      <div className={css.sectionHead}>
        <p>
          <Badge hue={of.onSale ? 'leaf' : 'amber'}>{t.states[of.onSale ? 'onSale' : 'retired']}</Badge>{' '}
          {of.onSale ? t.onSaleText : t.retiredText}
        </p>
        <Button look={of.onSale ? 'red' : 'teal'} disabled={write.sending} onClick={() => void turn()}>
          {write.sending ? words.sending : of.onSale ? t.retire : t.bringBack}
        </Button>
      </div>
    </section>
  );
}
