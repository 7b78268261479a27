import type { CSSProperties } from 'react';
import { Stack } from './layout.tsx';
import css from './parts/skill-bars.module.css';

export type Skill = {
  name: string;
  /** 0 to 1. */
  share: number;
  /** The figure or word at the bar's end. */
  said: string;
};

/** A bar chart of skills, every bar with its name and its figure in words; for screen readers a list of names and values. */
export function SkillBars({ label, skills }: { label: string; skills: readonly Skill[] }) {
  return (
    <Stack as="dl" gap={3} className={css.bars} aria-label={label}>
      {skills.map(({ name, share, said }) => (
        <div key={name} style={{ '--share': share } as CSSProperties}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </Stack>
  );
}
