import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { Card, SkeletonLines } from './basics.tsx';
import { Row, Stack } from './layout.tsx';
import css from './parts/page.module.css';

type Props = {
  /** The title of the tab and, unless `heading` says otherwise, the page's heading. */
  title: string;
  heading?: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  /** The list that the page belongs to, linked above the heading. */
  back?: { to: string; label: string };
  /** As wide as a form is. */
  isNarrow?: boolean;
  /** What can be done here, at the end of the header. */
  actions?: ReactNode;
  /** Of a page about one person or thing: its picture, its state, and the few facts that matter. */
  face?: ReactNode;
  state?: ReactNode;
  facts?: readonly (Fact | false)[] | undefined;
  children: ReactNode;
};

/** A page of a signed-in area: title, heading, actions, content. */
export function Page({
  title,
  heading = title,
  lead,
  back,
  isNarrow = false,
  actions,
  face,
  state,
  facts,
  children,
}: Props) {
  return (
    <Stack gap={6} className={css.page} data-narrow={isNarrow ? '' : undefined}>
      <PageHead title={title} hidden />
      <Row
        as="header"
        align="start"
        justify="between"
        className={css.header}
        data-record={state === undefined ? undefined : ''}
      >
        <div>
          {back !== undefined && (
            <Link className={css.back} to={back.to}>
              {back.label}
            </Link>
          )}
          {state === undefined ? (
            <h1>{heading}</h1>
          ) : (
            <Row gap={3} isOneLine>
              {face}
              <Row gap={2}>
                <h1>{heading}</h1>
                {state}
              </Row>
            </Row>
          )}
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {/* As below. */}
        <Suspense>{state === undefined ? actions : <Row gap={2}>{actions}</Row>}</Suspense>
      </Row>
      {facts !== undefined && (
        <Card isTight className={css.strip}>
          <FactList facts={facts} />
        </Card>
      )}
      {/* What is shown after a press or an answer may still load its texts: title and actions stay meanwhile. */}
      <Suspense
        fallback={
          <Card aria-busy="true">
            <SkeletonLines lines={5} />
          </Card>
        }
      >
        {children}
      </Suspense>
    </Stack>
  );
}

/** The header of a part of a page: a second heading, what leads, what can be done. */
export function PartHeader({
  id,
  title,
  lead,
  actions,
}: {
  /** The heading's id, for the section that it names. */
  id?: string;
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Row as="header" align="start" justify="between" className={css.header}>
      <div>
        {title !== undefined && <h2 id={id}>{title}</h2>}
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {actions}
    </Row>
  );
}

type PartProps = {
  /** The heading's id, where an address or another element names it. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The heading's; a part within a part has the next one. */
  level?: 'h2' | 'h3';
  /** Others on the page have the same heading: it is no landmark of its own then. */
  isRepeated?: boolean;
  /** What can be done or where it leads, beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a page, a dialog or a card with a heading, which names it to screen readers. */
export function Part({
  id,
  title,
  lead,
  level: Heading = 'h2',
  isRepeated = false,
  actions,
  children,
}: PartProps) {
  const own = useId();
  return (
    <Stack
      as="section"
      gap={3}
      className={css.section}
      aria-labelledby={isRepeated ? undefined : (id ?? own)}
    >
      <Row gap={4} align="baseline" justify="between" className={css.sectionHead}>
        <div>
          <Heading id={id ?? own}>{title}</Heading>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        {actions}
      </Row>
      {children}
    </Stack>
  );
}

/** A card with a heading, which names it to screen readers. */
export function CardSection(props: PartProps) {
  return (
    <Card>
      <Part {...props} />
    </Card>
  );
}

/** A name and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Names and values in as many columns as fit; what is `false` is left out, and nothing is shown where nothing is left. */
export function FactList({
  facts,
  isLines = false,
  label,
}: {
  facts: readonly (Fact | false)[];
  /** Each value beside its name, below each other. */
  isLines?: boolean;
  /** What they are, for screen readers, where no heading says it. */
  label?: string;
}) {
  const shown = facts.filter((fact) => fact !== false);
  if (shown.length === 0) return null;
  return (
    <dl className={isLines ? css.lines : css.facts} aria-label={label}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
