import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { CourseData } from './structured-data.tsx';

const { show, find } = stage('common');
const packages = [{ id: 101, name: 'Kids', price: 2_200_000, meetings: 20, meetingsPerWeek: 2 }];

it.each([
  [60, 'PT20H', 'PT2H'],
  [45, 'PT15H', 'PT90M'],
])(
  'a course of meetings of %i minutes says how long it takes in all and in a week',
  async (minutes, all, week) => {
    await show(
      <CourseData
        path="/program/general-english"
        name="General English"
        description="For kids"
        packages={packages}
        meetingMinutes={minutes}
      />,
    );
    const { hasCourseInstance } = JSON.parse(find('script[type="application/ld+json"]')?.textContent ?? '{}');
    expect(hasCourseInstance).toMatchObject([{ courseWorkload: all, courseSchedule: { duration: week } }]);
  },
);
