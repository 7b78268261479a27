import { formatCalendarDay, formatInZone } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, type Zone, zoneName } from '@fasih/school/basics/instants';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { ReasonKey, ReasonParams } from '@fasih/school/catalogue/policy/reasons';
import type { Lang } from './texts.ts';

/** Formats values in a sentence for one reader. */
export type Say = {
  zone: Zone;
  /** Day and time with the zone's name. */
  instant(iso: string): string;
  /** Time of day with the zone's name. */
  time(iso: string): string;
  day(day: string): string;
  rupiah(amount: number): string;
  /** Used for a learner whose name was erased. */
  someone: string;
};

/** The sentence of every reason that a rule can give. */
export type Reasons = { [K in ReasonKey]: (params: ReasonParams[K], say: Say) => string };

const SOMEONE: Record<Lang, string> = { id: 'seorang siswa', en: 'a learner' };

/** Formats instants, days and money in a language and zone. */
export function sayIn(lang: Lang, zone: Zone = SCHOOL_ZONE): Say {
  const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const name = zoneName(zone);
  return {
    zone,
    instant: (iso) => `${formatInZone(iso, lang, zone, { ...longDay, ...time })} ${name}`,
    time: (iso) => `${formatInZone(iso, lang, zone, time)} ${name}`,
    day: (day) => formatCalendarDay(day, lang, longDay),
    rupiah: formatRupiah,
    someone: SOMEONE[lang],
  };
}

/**
 * A stored reason as a sentence in the reader's language and zone, from that language's `policy.reasons`. An unknown
 * key (of an older version) gives an empty text.
 */
export function reasonText(
  reasons: Reasons,
  reason: { key: string; params: Record<string, string | number> },
  lang: Lang,
  zone?: Zone,
): string {
  const known = reasons as Record<string, ((params: never, say: Say) => string) | undefined>;
  return known[reason.key]?.(reason.params as never, sayIn(lang, zone)) ?? '';
}
