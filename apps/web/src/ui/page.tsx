import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { Card } from './basics.tsx';
import css from './parts/page.module.css';

type Props = {
  /** The title of the tab and, unless `heading` says otherwise, the page's heading. */
  title: string;
  heading?: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  /** The list that the page belongs to, linked above the heading. */
  back?: { to: string; label: string };
  /** What can be done here, at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of a signed-in area: title, heading, actions, content. */
export function Page({ title, heading = title, lead, back, actions, children }: Props) {
  return (
    <div className={css.page}>
      <PageHead title={title} hidden />
      <header className={css.header}>
        <div>
          {back !== undefined && (
            <Link className={css.back} to={back.to}>
              {back.label}
            </Link>
          )}
          <h1>{heading}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
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
    <header className={css.header}>
      <div>
        {title !== undefined && <h2 id={id}>{title}</h2>}
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {actions}
    </header>
  );
}

/** A card with a heading, which names it to screen readers. */
export function CardSection({
  title,
  actions,
  children,
}: {
  title: ReactNode;
  /** What can be done or where it leads, beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card className={css.card}>
      <section className={css.section} aria-labelledby={id}>
        <div className={css.sectionHead}>
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
        {children}
      </section>
    </Card>
  );
}

type Fact = readonly [label: string, value: ReactNode];

/** Names and values in as many columns as fit; what is `false` is left out, and nothing is shown where nothing is left. */
export function FactList({ facts }: { facts: readonly (Fact | false)[] }) {
  const shown = facts.filter((fact) => fact !== false);
  if (shown.length === 0) return null;
  return (
    <dl className={css.facts}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
