import { aTeacher, openedClass, TUE_THU } from './open-classes.ts';
import type { Buyer, PayingSchool } from './paying-school.ts';
import { aChild, aFamily } from './people.ts';

/** A family in a class, with its teacher. */
export type StudyingFamily = Buyer & {
  enrolmentId: string;
  learnerId: string;
  classId: string;
  teacher: { token: string };
};

/** A family that paid and has lessons on Tuesdays and Thursdays at nine from 3 November. */
export async function aStudyingFamily(
  school: PayingSchool,
  admin: { token: string },
  {
    method = 'gopay',
    lang = 'id',
    capacity = 1,
  }: { method?: string; lang?: 'id' | 'en'; capacity?: number } = {},
): Promise<StudyingFamily> {
  const { app } = school;
  const family = await aFamily(app);
  await app.pool.query('update account set lang = $2 where id = $1', [family.accountId, lang]);
  const learnerId = await aChild(app, family, 'Sekar');
  // The package that tests buy is for adults.
  await app.pool.query(`update learner set birth_date = '2006-05-17' where id = $1`, [learnerId]);
  const buyer = await school.buys({ learnerId }, family);
  await school.act(buyer.orderId, 'pay', { method });
  const { rows } = await app.pool.query<{ id: string }>(
    `update enrolment set level = 'Adult Beginner', level_given_at = opened_at where order_id = $1 returning id`,
    [buyer.orderId],
  );
  const enrolmentId = rows[0]?.id ?? '';
  const teacher = await aTeacher(app);
  const opened = await openedClass(app, admin, teacher, [{ enrolmentId }], { slots: TUE_THU, capacity });
  return { ...buyer, enrolmentId, learnerId, classId: opened.id, teacher };
}

/** A studying family requests a refund. Returns the id of the request. */
export async function aRequestedRefund(
  school: PayingSchool,
  admin: { token: string },
  method = 'gopay',
): Promise<string> {
  const { token, enrolmentId } = await aStudyingFamily(school, admin, { method });
  const answer = await school.app.ask('POST', `/enrolments/${enrolmentId}/refund`, {
    token,
    body: { reason: 'Pindah kota' },
  });
  return answer.body.request.id;
}
