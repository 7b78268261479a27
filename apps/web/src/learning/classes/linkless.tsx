import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { LinklessClass } from '@fasih/school/office/homes/linkless';
import { useId } from 'react';
import { Link } from 'react-router';
import { shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
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
    <Card as="section" isTight gap={2} hue="amber" edge="start" aria-labelledby={heading}>
      <Row gap={3} align="baseline">
        <Text as="h2" size="large" id={heading}>
          {t.missing} <Badge hue="red">{classes.length}</Badge>
        </Text>
        <Muted size="small">{t.missingLead}</Muted>
      </Row>
      <Stack as="ul" gap={3} isLined>
        {classes.map((one) => (
          <li key={one.classId}>
            <LinklessForm one={one} invalidates={invalidates} withTeacher={withTeacher} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function LinklessForm({
  one,
  invalidates,
  withTeacher,
}: Pick<Required<Props>, 'invalidates' | 'withTeacher'> & { one: LinklessClass }) {
  const common = useTexts('common');
  const name = classTitle(one.learners, one.name);
  const classes = withTeacher ? '/class/management' : '/teacher/classes';
  const lang = useLang();
  const form = useLinkForm({ ...one, name, zoom_link: null, isTeacherLink: false }, invalidates);
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
      <Columns gap={4} align="start" isStretched>
        <Titled
          below={[
            classSubtitle(one.learners, one.name),
            shortInstant(one.startsAt, lang),
            withTeacher && one.teacherName,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <strong>
            <Link to={`${classes}/${one.classId}`}>{name}</Link>
          </strong>
        </Titled>
        <div className={css.link}>
          <LinkField form={form} isOneOfMany />
          <Button type="submit" look="quiet" isPending={form.save.isPending}>
            {common.save}
          </Button>
        </div>
      </Columns>
      {form.link.trim() !== '' && <EveryClass form={form} />}
      <LinkNotices form={form} />
    </Form>
  );
}
