import type { Material } from '@fasih/school/learning/materials/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { IconFileText } from '../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { CourseFiles } from './course-files.tsx';
import css from './materials.module.css';
import { materialsQuery } from './queries.ts';

/**
 * What belongs to a meeting: the course's PDFs and the teacher's files. `actions` is shown beside each of the teacher's
 * files, for those who may take them away; `withCourse` leaves the PDFs out where they are above already.
 */
export function MaterialsList({
  meetingId,
  withCourse = true,
  actions,
}: {
  meetingId: string;
  withCourse?: boolean;
  actions?: (file: Material) => ReactNode;
}) {
  const t = useTexts('materials');
  const common = useTexts('common');
  const lang = useLang();
  const files = useQuery(materialsQuery(meetingId));
  if (files.isPending) return <SkeletonLines lines={2} />;
  if (files.data === undefined) {
    return (
      <Notice
        kind="bad"
        action={
          <Button size="small" look="quiet" onClick={() => files.refetch()}>
            {common.retry}
          </Button>
        }
      >
        {t.loadFailed}
      </Notice>
    );
  }
  const { course, uploads, number, kind } = files.data;
  const courseShown = withCourse && course.length > 0;
  if (!courseShown && uploads.length === 0)
    return (
      <Text isMuted size="small">
        {t.noneText}
      </Text>
    );
  return (
    <Stack gap={2}>
      {courseShown && <CourseFiles meetingId={meetingId} number={number} test={kind !== 'lesson'} />}
      {uploads.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t.uploads}>
          {uploads.map((file) => (
            <Row as="li" gap={3} key={file.id}>
              <a className={css.file} href={`/api${file.path}`}>
                <IconFileText size={18} stroke={1.75} aria-hidden="true" />
                {file.title}
              </a>
              <Muted size="small">
                {t.addedBy({ name: file.addedBy, day: formatInstant(file.addedAt, lang) })}
              </Muted>
              {actions?.(file)}
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
