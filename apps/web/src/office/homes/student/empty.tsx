import { Card, EmptyState } from '../../../ui/basics.tsx';

/** What a part says while it has nothing. */
export function Empty({ title, text, picture }: { title: string; text: string; picture: string }) {
  return (
    <Card>
      <EmptyState isCompact title={title} text={text} picture={`/pictures/empty/${picture}.svg`} />
    </Card>
  );
}
