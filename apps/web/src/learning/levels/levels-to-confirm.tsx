import type { Reply } from '@fasih/school/basics/contract';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';

type Levels = Reply<typeof teacherDashboard>['levels'];

/** The levels that wait for this teacher, overdue ones first; nothing where none waits. */
export function LevelsToConfirm({ levels, now }: { levels: Levels; now: Date }) {
  const t = useTexts('levels').list;
  const lang = useLang();
  if (levels.total === 0) return null;
  return (
    <Part
      title={
        <>
          {t.title} <Badge hue="amber">{levels.total}</Badge>
        </>
      }
      lead={t.lead}
    >
      <Stack as="ul" gap={2}>
        {levels.data.map((one) => {
          const when = one.dueAt && formatInstant(one.dueAt, lang);
          const late = one.dueAt !== null && now > new Date(one.dueAt);
          return (
            <Card as="li" key={one.enrolmentId} isTight>
              <Row justify="between">
                {/* The name that the school makes holds the level already. */}
                <Titled below={[one.className, !one.className.includes(one.level) && one.level]}>
                  <strong>{one.name}</strong>
                </Titled>
                {when === null ? (
                  <Muted>{t.noDue}</Muted>
                ) : late ? (
                  <Badge hue="red">{t.overdue({ when })}</Badge>
                ) : (
                  <span>{t.due({ when })}</span>
                )}
                <ButtonLink
                  size="small"
                  to={`/teacher/levels/${one.enrolmentId}`}
                  aria-label={t.openFor({ name: one.name })}
                >
                  {t.open}
                </ButtonLink>
              </Row>
            </Card>
          );
        })}
      </Stack>
      {levels.total > levels.data.length && (
        <Text isMuted>{t.more({ n: levels.total - levels.data.length })}</Text>
      )}
    </Part>
  );
}
