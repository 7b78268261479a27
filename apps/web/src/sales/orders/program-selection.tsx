import { listPackages } from '@fasih/school/catalogue/packages/contract';
import { lazy, Suspense, useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import {
  betterFit,
  choiceOf,
  type Exam,
  keepForPlacement,
  paceOf,
  packagesIn,
  searchOf,
  TAB_NAMES,
  TABS,
  type Tab,
} from '../../catalogue/packages/choice.ts';
import { useTexts } from '../../lib/language.tsx';
import { useSearchChange } from '../../lib/search-change.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useWho } from '../../lib/session.ts';
import { useLearnerChoice } from '../../people/learners/use-learner-choice.ts';
import { Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useVoucher } from '../vouchers/use-voucher.ts';
import type { Route } from './+types/program-selection.ts';
import { BuyColumns, BuyPage } from './buy-page.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PackageOptions } from './package-options.tsx';
import { usePurchase } from './use-purchase.ts';

/** Only who is signed in has fields to fill in; a visitor's phone does not load them. */
const LearnerStep = lazy(() => import('../../people/learners/learner-step.tsx'));

/** Packages that cannot be fetched give the page with status 503, so that the server does not keep it. */
export async function loader({ context }: Route.LoaderArgs) {
  const packages = await context
    .get(serverContext)
    .call(listPackages, {})
    .then(
      (answer) => answer.data,
      () => null,
    );
  return data({ packages }, { status: packages === null ? 503 : 200 });
}

/** Another tab or package changes only the address; the catalogue is at hand. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const same = currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

/** Step 1 of buying: what, for whom, at which price (docs/product/courses-and-money.md#ordering). */
export default function ProgramSelection({ loaderData }: Route.ComponentProps) {
  const t = useTexts('packages');
  const who = useWho();
  const { search, change } = useSearchChange();
  const packages = loaderData.packages ?? [];
  const choice = choiceOf(search, loaderData.packages);
  const voucher = useVoucher(choice.packageId, search.get('voucher') ?? '', who === 'student');
  const learner = useLearnerChoice(who === 'student', search.get('learner'));
  const { chosen, packageId } = choice;
  // So that the placement test knows its bank, also of a visitor who takes it without buying.
  useEffect(() => {
    if (packageId !== null && (who === 'none' || who === 'student'))
      keepForPlacement(chosen ?? { id: packageId });
  }, [who, chosen, packageId]);
  const purchase = usePurchase({ who, choice, learner, voucher });

  const go = (next: Record<string, string>) => change((now) => searchOf(now, next));
  const onTab = (tab: Tab) => go({ tab });
  const onPackage = (id: number) => go({ package: String(id) });
  // Another exam keeps the pace that was chosen.
  const onExam = (exam: Exam) => {
    const pace = choice.chosen === null ? null : paceOf(choice.chosen.name);
    const same = packagesIn(packages, 'test-preparation', exam).find((one) => paceOf(one.name) === pace);
    go(same === undefined ? { tab: 'test-preparation', exam } : { package: String(same.id) });
  };
  const category = choice.chosen?.category;
  return (
    <BuyPage title="Choose Your Package" description={t.selection.lead} step={0}>
      <Stack as="header" gap={2}>
        <h1>{t.selection.title}</h1>
        <Text isMuted>{t.selection.lead}</Text>
      </Stack>
      <BuyColumns>
        <Stack gap={8}>
          <Stack gap={6}>
            <Tabs
              isBar
              label={t.selection.tabs}
              tabs={TABS.map((key) => ({ key, label: TAB_NAMES[key] }))}
              chosen={choice.tab}
              onChoose={onTab}
            >
              {loaderData.packages === null ? (
                <LoadFailed />
              ) : (
                <PackageOptions
                  packages={packages}
                  choice={choice}
                  age={who === 'student' ? learner.age : null}
                  onExam={onExam}
                  onPackage={onPackage}
                />
              )}
            </Tabs>
          </Stack>
          {who === 'student' && choice.packageId !== null && (
            <Suspense
              fallback={
                <Card>
                  <SkeletonLines lines={5} />
                </Card>
              }
            >
              <LearnerStep choice={learner} childFirst={category === 'kids' || category === 'teen'} />
              <AgeHint choice={choice} learner={learner} packages={packages} onPackage={onPackage} />
            </Suspense>
          )}
        </Stack>
        <OrderSummary
          who={who}
          choice={choice}
          voucher={voucher}
          purchase={purchase}
          learnerName={who === 'student' ? learner.name : ''}
        />
      </BuyColumns>
    </BuyPage>
  );
}

function LoadFailed() {
  const t = useTexts('packages');
  const common = useTexts('common');
  const revalidator = useRevalidator();
  return (
    <Notice
      kind="bad"
      action={
        <Button
          look="quiet"
          size="small"
          disabled={revalidator.state !== 'idle'}
          onClick={() => revalidator.revalidate()}
        >
          {common.retry}
        </Button>
      }
    >
      {t.loadFailed}
    </Notice>
  );
}

type HintProps = {
  choice: ReturnType<typeof choiceOf>;
  learner: ReturnType<typeof useLearnerChoice>;
  packages: Parameters<typeof betterFit>[2];
  onPackage: (id: number) => void;
};

/** A hint, not a lock: the chosen package is for another age than the learner's. */
function AgeHint({ choice, learner, packages, onPackage }: HintProps) {
  const t = useTexts('learners');
  const better = betterFit(choice.chosen, learner.age, packages);
  if (better === null || learner.age === null) return null;
  const name = learner.name || t.step.hintNobody;
  return (
    <Notice
      kind="attention"
      action={
        <Button look="quiet" size="small" onClick={() => onPackage(better.id)}>
          {t.step.hintAction({ course: better.name })}
        </Button>
      }
    >
      {t.step.hint({ name, group: t.ages[learner.age], course: better.name })}
    </Notice>
  );
}
