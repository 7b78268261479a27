import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type {
  listPayRates,
  setPayRate as setPayRateContract,
  TeacherRates,
} from '@fasih/school/finance/payroll/contract';
import { rateOn } from '@fasih/school/finance/payroll/rules';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { likePattern, type Page, readPage } from '../../platform/db/read-page.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

type Row = Omit<TeacherRates, 'perHour' | 'rates'> & {
  rates: (Omit<TeacherRates['rates'][number], 'setAt'> & { setAt: string })[];
};

const name = shownName('a');
const select = `a.id as "teacherId", ${name} as name, a.active,
  (select coalesce(json_agg(json_build_object('id', r.id, 'perHour', r.per_hour, 'validFrom', r.valid_from,
      'setBy', coalesce(${shownName('b')}, ''), 'setAt', r.set_at) order by r.valid_from desc), '[]')
    from pay_rate r left join account b on b.id = r.set_by where r.teacher_id = a.id) as rates`;

function present({ rates, ...row }: Row, today: string): TeacherRates {
  return {
    ...row,
    perHour: rateOn(rates, today),
    rates: rates.map((rate) => ({ ...rate, setAt: new Date(rate.setAt).toISOString() })),
  };
}

/** Teachers with their rates, active ones first, by name; includes those without teaching hours. */
export async function pageOfRates(
  db: Queryable,
  query: Accepted<typeof listPayRates>['query'],
  now: Date,
): Promise<Page<TeacherRates> | Refusal<'common.narrow'>> {
  const words = query.q?.trim().toLowerCase() ?? '';
  const page = await readPage<Row>(db, query, {
    select,
    from: `account a where a.role = 'teacher' and ($1 = '' or lower(${name}) like $1)`,
    orderBy: `a.active desc, lower(${name}), a.id`,
    values: [words && likePattern(words)],
  });
  if (isRefusal(page)) return page;
  return { ...page, data: page.data.map((row) => present(row, dayIn(now))) };
}

/** Sets a teacher's hourly rate from a day on; replaces a rate of the same day. */
export async function setPayRate(
  pool: Pool,
  { teacherId, perHour, validFrom }: Accepted<typeof setPayRateContract>['body'],
  call: SignedInCall,
): Promise<TeacherRates | Refusal<'payroll.teacherNotFound'>> {
  return inTransaction(pool, async (db) => {
    if (!isId(teacherId)) return refuse('payroll.teacherNotFound');
    const known = await db.query('select from teacher where account_id = $1 for update', [teacherId]);
    if (known.rowCount !== 1) return refuse('payroll.teacherNotFound');
    const { rows } = await db.query<{ before: number | null }>(
      `insert into pay_rate (teacher_id, per_hour, valid_from, set_by, set_at) values ($1, $2, $3, $4, $5)
       on conflict (teacher_id, valid_from) do update
         set per_hour = excluded.per_hour, set_by = excluded.set_by, set_at = excluded.set_at
       returning old.per_hour as before`,
      [teacherId, perHour, validFrom, call.person.accountId, call.now],
    );
    const { before } = requireRow(rows);
    await writeAudit(db, call, {
      action: 'pay.rateSet',
      targetKind: 'teacher',
      targetId: teacherId,
      ...(before === null ? {} : { before: { perHour: before } }),
      after: { perHour, validFrom },
    });
    const read = await db.query<Row>(`select ${select} from account a where a.id = $1`, [teacherId]);
    const [row] = read.rows;
    return row ? present(row, dayIn(call.now)) : refuse('payroll.teacherNotFound');
  });
}
