import { shownName } from '../../platform/db/shown-name.ts';

const person = (account: string, id: string) =>
  `case when ${id} is not null then (select json_build_object('id', ${account}.id,
    'name', ${shownName(account)}) from account ${account} where ${account}.id = ${id}) end`;

/** The select columns of a run `r`. */
export const runColumns = `r.id, r.number, r.from_day as "from", r.to_day as "to", r.state, r.made_at as "madeAt",
  r.approved_at as "approvedAt", r.self_approved as "selfApproved", r.approval_reason as "approvalReason",
  r.paid_at as "paidAt", r.paid_on as "paidOn", r.version, ${person('mb', 'r.made_by')} as "madeBy",
  ${person('ab', 'r.approved_by')} as "approvedBy", s.teachers, s.meetings, s.minutes, s.amount`;
export const runFrom = `pay_run r cross join lateral (
    select count(distinct teacher_id)::integer as teachers, count(*) filter (where kind = 'meeting')::integer as meetings,
      coalesce(sum(minutes), 0)::bigint as minutes, coalesce(sum(amount), 0)::bigint as amount
    from (
      select l.teacher_id, l.kind, l.minutes, l.amount from pay_line l
      where l.run_id = r.id and (l.counts or r.state = 'discarded')
      union all
      select a.teacher_id, 'adjustment', 0, a.amount from pay_adjustment a where a.run_id = r.id
    ) parts
  ) s`;
