import type { LostTime as Lost } from '@fasih/school/learning/meetings/lost-time';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { WrittenPart } from '../../ui/written.tsx';

/** What happened to a meeting without a time, and what comes next: who gives it a new one, and until when. */
export function LostTime({
  lost,
  bySchool,
  lastDay,
}: {
  lost: Lost;
  /** Whether only the school plans it. */
  bySchool: boolean;
  /** The course's last day; null where there is none yet. */
  lastDay: string | null;
}) {
  const t = useTexts('meetings').lost;
  const lang = useLang();
  const { kind, startsAt, reason } = lost;
  const next = bySchool || lastDay === null ? t.bySchool : t.byFamily({ day: formatDate(lastDay, lang) });
  return (
    <Stack gap={1}>
      <Text size="small">
        {t[kind]({ when: formatInstant(startsAt, lang) })} {next}
      </Text>
      <WrittenPart title={t.reason} text={reason} />
    </Stack>
  );
}
