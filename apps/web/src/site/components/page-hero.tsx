import type { ReactNode } from 'react';
import css from './page-hero.module.css';

/** The head of a public page: title, subtitle, a picture that says nothing the words do not. */
export function PageHero({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead: string;
  picture: string;
  children?: ReactNode;
}) {
  return (
    <header className={`${css.hero} kawung fading`}>
      <div className={css.inner}>
        <div className={css.text}>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {children}
        </div>
        <img src={picture} alt="" width="640" height="480" fetchPriority="high" />
      </div>
    </header>
  );
}
