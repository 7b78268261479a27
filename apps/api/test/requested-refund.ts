import { aTeacher, openedClass, TUE_THU } from './open-classes.ts';
import type { PayingSchool } from './paying-school.ts';
import { aChild, aFamily } from './people.ts';

/** A family that paid, studies from 3 November on and requests a refund. Returns the id of the request. */
export async function aRequestedRefund(
  school: PayingSchool,
  admin: { token: string },
  method = 'gopay',
): Promise<string> {
  const { app } = school;
  const family = await aFamily(app);
  const learnerId = await aChild(app, family, 'Sekar');
  await app.pool.query(`update learner set birth_date = '2006-05-17' where id = $1`, [learnerId]);
  const buyer = await school.buys({ learnerId }, family);
  await school.act(buyer.orderId, 'pay', { method });
  const { rows } = await app.pool.query<{ id: string }>(
    `update enrolment set level = 'Adult Beginner', level_given_at = opened_at where order_id = $1 returning id`,
    [buyer.orderId],
  );
  const enrolmentId = rows[0]?.id ?? '';
  await openedClass(app, admin, await aTeacher(app), [{ enrolmentId }], { slots: TUE_THU, capacity: 1 });
  const answer = await app.ask('POST', `/enrolments/${enrolmentId}/refund`, {
    token: family.token,
    body: { reason: 'Pindah kota' },
  });
  return answer.body.request.id;
}
