import type { ReactNode } from 'react';
import css from './bands.module.css';

/** The bands below the first screen: a browser lays each out when somebody comes near it, so that the first paint is soon. */
export function Bands({ children }: { children: ReactNode }) {
  return <div className={css.bands}>{children}</div>;
}
