import type { CSSProperties } from 'react';
import css from './parts/avatar.module.css';

const HUES = ['teal', 'mango', 'coral', 'indigo', 'leaf'] as const;

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
}

/** A photo, or an avatar made of the name: the same person always has the same colour. */
export function Avatar({ name, photo, size = 36 }: { name: string; photo: string | null; size?: number }) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const hue = HUES[sum % HUES.length] ?? 'teal';
  const style = {
    '--size': `${size}px`,
    background: `var(--${hue}-soft)`,
    color: `var(--${hue}-text)`,
  } as CSSProperties;
  return (
    <span className={css.avatar} style={style} data-avatar="">
      {photo === null ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : (
        <img src={photo} alt="" width={size} height={size} />
      )}
    </span>
  );
}
