import type { EventKind } from '../../catalogue/policy/balance.ts';

/** An event as `markEarlier` needs it. `isDecided`: it has a decision of the course rules, as every mark that was made here. */
export type SourcedEvent = { kind: EventKind; source: string; isDecided: boolean };

/**
 * Marks the events of meetings from before the import of their course: its opening balance stands for them, so that taking
 * one back changes that balance and no revenue (docs/product/courses-and-money.md#shares). The meeting that is then held
 * here in its place earns its share; a corrected mark of the old one does not.
 *
 * @param events all events of the course in order; a source is `<kind>:<seat>:<version>`, and the events of one change share
 * the version.
 */
export function markEarlier<Event extends SourcedEvent>(
  events: readonly Event[],
): (Event & { isEarlier: boolean })[] {
  const drawn = new Set<string>();
  const takenBack = new Map<string, string>();
  const isEarlier = ({ kind, source, isDecided }: SourcedEvent): boolean => {
    const [, seat = '', version = ''] = source.split(':');
    switch (kind) {
      case 'held':
      case 'forfeited':
        if (isDecided && takenBack.get(seat) !== version) return false;
        drawn.add(seat);
        return true;
      case 'returned':
      case 'waived':
        if (!drawn.delete(seat)) return false;
        takenBack.set(seat, version);
        return true;
      default:
        return false;
    }
  };
  return events.map((event) => ({ ...event, isEarlier: isEarlier(event) }));
}
