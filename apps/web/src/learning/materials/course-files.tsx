import { COURSE_FILES } from '@fasih/school/learning/materials/contract';
import { useTexts } from '../../lib/language.tsx';
import { IconFileText } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import css from './materials.module.css';

/** A meeting's two course PDFs as links. They open in a tab of their own, signed in by the cookie. */
export function CourseFiles({
  meetingId,
  number,
  test,
}: {
  meetingId: string;
  number: number;
  test: boolean;
}) {
  const t = useTexts('materials');
  const meetings = useTexts('meetings');
  return (
    <Row as="span" gap={4}>
      {COURSE_FILES.map((kind) => (
        <a
          key={kind}
          className={css.file}
          href={`/api/meetings/${meetingId}/materials/${kind}.pdf`}
          target="_blank"
          rel="noreferrer"
        >
          <IconFileText size={18} stroke={1.75} aria-hidden="true" />
          {t.short[test ? 'test' : 'lesson'][kind]}
          <span className="unseen">, {meetings.number({ number })}</span>
        </a>
      ))}
    </Row>
  );
}
