import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import css from './page-hero.module.css';

/** The head of a public page: title, subtitle, a picture of this shape that says nothing the words do not. */
export function PageHero({
  title,
  lead,
  picture,
  size = [640, 480],
  children,
}: {
  title: string;
  lead: string;
  picture: string;
  size?: [width: number, height: number];
  children?: ReactNode;
}) {
  return (
    <header className={`${css.hero} kawung fading`}>
      <div className={`${css.inner} page-width`}>
        <Stack align="start" className={css.text}>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {children}
        </Stack>
        <img src={picture} alt="" width={size[0]} height={size[1]} fetchPriority="high" />
      </div>
    </header>
  );
}
