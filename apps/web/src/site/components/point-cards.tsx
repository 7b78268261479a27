import type { Icon } from '@tabler/icons-react';
import { Card } from '../../ui/basics.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import css from './point-cards.module.css';

/** A point to make: its sign, a few words and a sentence. */
export type Point = { sign: Icon; title: string; text: string };

/** Short points side by side, each a card. */
export function PointCards({ points }: { points: readonly Point[] }) {
  return (
    <Stack as="ul" gap={5} className={css.points}>
      {points.map(({ sign: Sign, title, text }) => (
        <Card as="li" gap={2} key={title}>
          <Sign size={28} stroke={1.75} aria-hidden="true" />
          <h3>{title}</h3>
          <Text isMuted>{text}</Text>
        </Card>
      ))}
    </Stack>
  );
}
