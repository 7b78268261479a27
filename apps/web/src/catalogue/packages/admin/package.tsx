import { type PackageDetail, setOnSale } from '@fasih/school/catalogue/packages/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { confirm } from '../../../ui/ask.tsx';
import { Badge, Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Part } from '../../../ui/page.tsx';
import { PackagePrices } from './prices.tsx';
import { PACKAGE_READS, packageQuery } from './queries.ts';
import { PackageTexts } from './texts.tsx';

/** One package: texts, prices, and whether it is sold. */
export function PackageDialog({ packageId, onClose }: { packageId: number; onClose: () => void }) {
  const t = useTexts('catalogue').packages;
  const common = useTexts('common');
  const found = useQuery(packageQuery(packageId));
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
        {(detail) => (
          <Stack>
            <PackagePrices detail={detail} />
            <PackageTexts detail={detail} />
            <Sale detail={detail} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function Sale({ detail }: { detail: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const common = useTexts('common');
  const { id: packageId, name, onSale, version } = detail;
  const [done, setDone] = useState<string | null>(null);
  const change = useAction(setOnSale, {
    invalidates: PACKAGE_READS,
    onDone: (_, { body }) => setDone(body.onSale ? t.broughtBack({ name }) : t.retired({ name })),
  });
  const press = async () => {
    setDone(null);
    const question = { title: t.retireOf({ name }), text: t.retireText, no: common.cancel, yes: t.retire };
    if (onSale && !(await confirm({ ...question, grave: true }))) return;
    await change.run({ params: { packageId }, body: { onSale: !onSale, version } });
  };
  return (
    <Part title={t.sale}>
      <FormError message={change.problem} />
      {done !== null && <Notice kind="good">{done}</Notice>}
      <Row gap={4} justify="between">
        <p>
          <Badge hue={onSale ? 'leaf' : 'amber'}>{t.states[onSale ? 'onSale' : 'retired']}</Badge>{' '}
          {onSale ? t.onSaleText : t.retiredText}
        </p>
        <Button look={onSale ? 'red' : 'teal'} isPending={change.isPending} onClick={() => void press()}>
          {change.isPending ? words.sending : onSale ? t.retire : t.bringBack}
        </Button>
      </Row>
    </Part>
  );
}
