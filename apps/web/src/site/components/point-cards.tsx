import type { Icon } from '@tabler/icons-react';
import { Card } from '../../ui/basics.tsx';
import { Columns, Text } from '../../ui/layout.tsx';

/** A point to make: its sign, a few words and a sentence. */
export type Point = { sign: Icon; title: string; text: string };

/** Short points side by side, each a card. */
export function PointCards({ points }: { points: readonly Point[] }) {
  return (
    <Columns as="ul" gap={5} isStretched least="quarter">
      {points.map(({ sign: Sign, title, text }) => (
        <Card as="li" gap={2} key={title}>
          <Sign size={28} data-hue="teal" stroke={1.75} aria-hidden="true" />
          <h3>{title}</h3>
          <Text isMuted>{text}</Text>
        </Card>
      ))}
    </Columns>
  );
}
