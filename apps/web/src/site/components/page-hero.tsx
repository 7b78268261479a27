import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import type { Hue } from '../../ui/theme/colors.ts';
import css from '../site.module.css';

/** The head of a public page: title, subtitle, a picture of this shape that says nothing the words do not. */
export function PageHero({
  title,
  lead,
  picture,
  size = [640, 480],
  hue = 'teal',
  children,
}: {
  title: string;
  lead: string;
  picture: string;
  size?: [width: number, height: number];
  hue?: Hue;
  children?: ReactNode;
}) {
  return (
    <header className={`${css.hero} kawung fading`} data-hue={hue}>
      <div className={`${css.heroInner} page-width`}>
        <Stack>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {children}
        </Stack>
        <img
          className={css.picture}
          src={picture}
          alt=""
          width={size[0]}
          height={size[1]}
          fetchPriority="high"
        />
      </div>
    </header>
  );
}
