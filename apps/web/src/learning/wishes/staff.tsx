import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import type { WishesRecord } from '@fasih/school/learning/wishes/contract';
import { shiftHours } from '@fasih/school/learning/wishes/painted';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { weekText } from '../../lib/school-day.ts';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList } from '../../ui/page.tsx';
import { aheadOf } from './draft.ts';
import { wishesQuery } from './queries.ts';
import { WishesEditor } from './wishes-form.tsx';

/** What a family wishes for a course, as staff read and correct it. */
export function WishesOfStudent({ enrolmentId, isOver }: { enrolmentId: string; isOver: boolean }) {
  const t = useTexts('wishes');
  const common = useTexts('common');
  const wishes = useQuery({ ...wishesQuery(enrolmentId), refetchOnWindowFocus: false });
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded query={wishes} lines={1}>
      {(record) => (
        <Stack gap={2}>
          <Row justify="between">
            <Row gap={2}>
              <strong>{t.title}</strong>
              {record.version === 0 && <Badge hue="amber">{t.noneYet}</Badge>}
            </Row>
            {!isOver && (
              <Button
                size="small"
                look="quiet"
                aria-label={t.editFor({ name: record.learner.name })}
                onClick={() => setOpen(true)}
              >
                {t.edit}
              </Button>
            )}
          </Row>
          {record.version > 0 && <WishFacts record={record} />}
          {isOpen && (
            <Dialog
              title={t.titleOf({ name: record.learner.name })}
              wide
              closeName={common.close}
              onClose={() => setOpen(false)}
            >
              <WishesEditor record={record} onSaved={() => setOpen(false)} />
            </Dialog>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** Wishes in words. */
function WishFacts({ record }: { record: WishesRecord }) {
  const t = useTexts('wishes');
  const lang = useLang();
  const zone = readerZone();
  const week = (hours: WishesRecord['possible']) => weekText(shiftHours(hours, aheadOf(zone)), lang);
  const names = record.teacherIds.map(
    (id) => record.teachers.find(({ teacherId }) => teacherId === id)?.firstName ?? t.teacher.gone,
  );
  return (
    <>
      <FactList
        facts={[
          [t.possible, week(record.possible) || t.sum.none],
          record.preferred.length > 0 && [t.preferred, week(record.preferred)],
          [
            t.earliestStart,
            record.earliestStart === null ? t.asSoon : formatDate(record.earliestStart, lang),
          ],
          [t.teacher.title, names.join(', ') || t.teacher.any],
          ...record.periods.map(
            ({ from, to, possible }) =>
              [
                `${formatDate(from, lang)}–${formatDate(to, lang)}`,
                possible.length === 0 ? t.periods.none : week(possible),
              ] as const,
          ),
        ]}
      />
      {record.goal !== null && (
        <Text>
          <strong>{t.goal}:</strong> {record.goal}
        </Text>
      )}
      {zone !== SCHOOL_ZONE && <Muted size="small">{t.gridLabel({ zone: zoneName(zone) })}</Muted>}
    </>
  );
}
