import type { Icon } from '@tabler/icons-react';
import css from './point-cards.module.css';

/** A point to make: its sign, a few words and a sentence. */
export type Point = { sign: Icon; title: string; text: string };

/** Short points side by side, each a card. */
export function PointCards({ points }: { points: readonly Point[] }) {
  return (
    <ul className={css.points}>
      {points.map(({ sign: Sign, title, text }) => (
        <li key={title}>
          <Sign size={28} stroke={1.75} aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
