import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { LinklessClass } from '@fasih/school/office/homes/linkless';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { IconAlertTriangle } from '../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { EveryClass, LinkField, LinkNotices, useLinkForm } from './link-form.tsx';
import css from './linkless.module.css';

type Props = {
  classes: readonly LinklessClass[];
  /** The calls that show the link to the one who writes it. */
  invalidates: readonly Invalidated[];
  /** Admins see whose class it is. */
  withTeacher?: boolean;
};

/** Classes that meet within a day and have no link: nobody could come, so it is set right here. */
export function LinklessClasses({ classes, invalidates, withTeacher = false }: Props) {
  const t = useTexts('teachers').screens.zoom;
  const heading = useId();
  if (classes.length === 0) return null;
  return (
    <Card as="section" isTight gap={3} hue="red" edge="start" className={css.alert} aria-labelledby={heading}>
      <Row gap={3} isOneLine>
        <IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" />
        <Titled below={t.missingLead}>
          <Text as="h2" size="large" id={heading}>
            {t.missing}
          </Text>
        </Titled>
      </Row>
      <Stack as="ul" gap={2} isLined>
        {classes.map((one) => (
          <LinklessItem key={one.classId} one={one} invalidates={invalidates} withTeacher={withTeacher} />
        ))}
      </Stack>
    </Card>
  );
}

type ItemProps = Pick<Required<Props>, 'invalidates' | 'withTeacher'> & { one: LinklessClass };

/** The class in a line; a press opens the field. */
function LinklessItem({ one, invalidates, withTeacher }: ItemProps) {
  const t = useTexts('teachers').screens.zoom;
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const name = classTitle(one.learners, one.name);
  const classes = withTeacher ? '/class/management' : '/teacher/classes';
  return (
    <Stack as="li" gap={2}>
      <Row justify="between" isOneLine>
        <Row gap={3} align="baseline">
          <strong>
            <Link to={`${classes}/${one.classId}`}>{name}</Link>
          </strong>
          <Muted size="small">
            {[
              shortInstant(one.startsAt, lang),
              // Admins need to know whom to call, teachers which class it is.
              withTeacher ? one.teacherName : classSubtitle(one.learners, one.name),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Muted>
        </Row>
        <Button
          look={isOpen ? 'quiet' : 'red'}
          size="small"
          aria-expanded={isOpen}
          aria-label={t.of({ action: t.add, name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t.add}
        </Button>
      </Row>
      {isOpen && <LinkFormOf one={one} name={name} invalidates={invalidates} />}
    </Stack>
  );
}

function LinkFormOf({ one, name, invalidates }: Omit<ItemProps, 'withTeacher'> & { name: string }) {
  const common = useTexts('common');
  const form = useLinkForm({ ...one, name, zoom_link: null, isTeacherLink: false }, invalidates);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <Form
      state={{ problem: form.problem, isPending: form.save.isPending }}
      onSubmit={(event) => {
        event.preventDefault();
        // Elsewhere an empty one removes the link; here there is none.
        if (form.link.trim() === '') form.requireLink();
        else void form.submit(false);
      }}
    >
      <div className={css.link} ref={field}>
        <LinkField form={form} isOneOfMany />
        <Button type="submit" isPending={form.save.isPending}>
          {common.save}
        </Button>
      </div>
      {form.link.trim() !== '' && <EveryClass form={form} />}
      <LinkNotices form={form} />
    </Form>
  );
}
