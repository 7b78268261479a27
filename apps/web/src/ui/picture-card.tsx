import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './parts/picture-card.module.css';
import type { Hue } from './theme/colors.ts';

type Props = {
  picture: string;
  /** With it all of the card is one link. */
  to?: string;
  /** Whose colour it carries at its lower edge. */
  hue?: Hue;
  /** On small screens the picture stands beside the words. */
  isBeside?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A card with a picture that says nothing the words do not. */
export function PictureCard({ picture, to, hue, isBeside = false, className = '', children }: Props) {
  const shared = {
    className: `${css.card} speech ${className}`,
    'data-hue': hue,
    'data-beside': isBeside ? '' : undefined,
    children: (
      <>
        <img src={picture} alt="" width="480" height="320" loading="lazy" />
        <div className={css.words}>{children}</div>
      </>
    ),
  };
  return to === undefined ? <div {...shared} /> : <Link to={to} {...shared} />;
}
