import { COURSE_FILES } from '@fasih/school/learning/materials/contract';
import { useTexts } from '../../lib/language.tsx';
import { IconFileText, IconListCheck } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import css from './materials.module.css';

const ICON = { lesson: IconFileText, practice: IconListCheck } as const;

/**
 * A meeting's two course PDFs as links. They open in a tab of their own, signed in by the cookie. `isShort`: in a narrow list
 * each is its sign alone.
 */
export function CourseFiles({
  meetingId,
  number,
  test,
  isShort = false,
}: {
  meetingId: string;
  number: number;
  test: boolean;
  isShort?: boolean;
}) {
  const t = useTexts('materials');
  const meetings = useTexts('meetings');
  return (
    <Row as="span" gap={isShort ? 1 : 4} isOneLine={isShort}>
      {COURSE_FILES.map((kind) => {
        const Icon = ICON[kind];
        const name = t.short[test ? 'test' : 'lesson'][kind];
        return (
          <a
            key={kind}
            className={css.file}
            data-short={isShort ? '' : undefined}
            title={isShort ? name : undefined}
            href={`/api/meetings/${meetingId}/materials/${kind}.pdf`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {name}
            <span className="unseen">, {meetings.number({ number })}</span>
          </a>
        );
      })}
    </Row>
  );
}
