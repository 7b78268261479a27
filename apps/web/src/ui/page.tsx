import type { ReactNode } from 'react';
import { PageHead } from '../lib/page-head.tsx';
import css from './parts/page.module.css';

type Props = {
  /** The title of the tab and, unless `heading` says otherwise, the page's heading. */
  title: string;
  heading?: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  /** What can be done here, at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of a signed-in area: title, heading, actions, content. */
export function Page({ title, heading = title, lead, actions, children }: Props) {
  return (
    <div className={css.page}>
      <PageHead title={title} hidden />
      <header className={css.header}>
        <div>
          <h1>{heading}</h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** The header of a part of a page: a second heading, what leads, what can be done. */
export function PartHeader({
  title,
  lead,
  actions,
}: {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={css.header}>
      <div>
        {title !== undefined && <h2>{title}</h2>}
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {actions}
    </header>
  );
}

/** Names and values in as many columns as fit. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
