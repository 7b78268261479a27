import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { ofLearner } from '../../courses/enrolments/of-learner.ts';
import { useTexts } from '../../lib/language.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { wishesQuery } from './queries.ts';
import { WishFacts } from './wish-facts.tsx';
import { WishesEditor } from './wishes-form.tsx';

/** When and with whom a family wants the lessons of one course; after the first save it goes back home. */
export default function WishesOfCourse() {
  const t = useTexts('wishes');
  const { enrolmentId = '' } = useParams();
  const wishes = useQuery({ ...wishesQuery(enrolmentId), refetchOnWindowFocus: false });
  const navigate = useNavigate();
  const { data } = wishes;
  const home = ofLearner('/dashboard/student', data?.learner.id);
  return (
    <Page
      title={data && !data.isOver ? t.titleOf({ name: data.learner.name }) : t.title}
      lead={
        data &&
        (data.isOver ? `${data.courseName} · ${data.learner.name}` : t.lead({ course: data.courseName }))
      }
      back={{ to: home, label: t.back }}
    >
      <Loaded query={wishes} lines={12}>
        {(record) =>
          record.isOver ? (
            <Stack>
              <Notice>{t.problems.courseOver}</Notice>
              <Card>
                <WishFacts record={record} />
              </Card>
            </Stack>
          ) : (
            <WishesEditor
              isFamily
              key={record.enrolmentId}
              record={record}
              onSaved={(isFirst) => isFirst && navigate(home)}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
