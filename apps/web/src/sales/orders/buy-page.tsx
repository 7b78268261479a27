import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Card } from '../../ui/basics.tsx';
import { Row, Split, Stack } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import css from './buy-page.module.css';

type Props = {
  title: string;
  /** What search engines show; without it the page is not for them. */
  description?: string;
  /** Which of the three steps of buying it is, from 0; undefined where no step is marked. */
  step?: number | undefined;
  children: ReactNode;
};

/** A page of buying: choosing, paying, and what comes after. */
export function BuyPage({ title, description, step, children }: Props) {
  const { steps } = useTexts('packages');
  return (
    <Stack gap={6} className={`${css.page} page-width`}>
      <PageHead title={title} {...(description === undefined ? { hidden: true } : { description })} />
      {step !== undefined && <StepBar names={steps} step={step} />}
      {children}
    </Stack>
  );
}

/** What is done on a page of buying and, beside it where there is room, what it costs. */
export function BuyColumns({
  isSummaryFirst = false,
  ...rest
}: {
  /** The summary comes first, then what is done, then what comes after it; where there is room in the side column. */
  isSummaryFirst?: boolean;
  children: ReactNode;
  'aria-busy'?: boolean;
}) {
  return (
    <Split {...rest} gap={6} className={css.columns} data-summary-first={isSummaryFirst ? '' : undefined} />
  );
}

/** What is bought and what it costs; stays in sight beside a long page. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="aside" className={css.summary} aria-label={title}>
      <Part title={title}>{children}</Part>
    </Card>
  );
}

/** The lines of a sum, each a `SumLine`. */
export function SumLines({ children }: { children: ReactNode }) {
  return (
    <Stack as="dl" gap={3} className={css.lines}>
      {children}
    </Stack>
  );
}

/** One line of a sum: what is taken off is green, the total large. */
export function SumLine({
  label,
  kind,
  children,
}: {
  label: string;
  kind?: 'discount' | 'total';
  children: ReactNode;
}) {
  return (
    <Row gap={4} align="baseline" justify="between" isOneLine data-kind={kind}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
