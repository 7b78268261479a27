/** SQL: a teacher's weekly hours as a JSON list; `teacher` is an expression for the account's id. */
export const weeklyJson = (teacher: string) =>
  `(select coalesce(json_agg(json_build_object('weekday', w.weekday, 'from', lower(w.minutes), 'to', upper(w.minutes))
      order by w.weekday, w.minutes), '[]')
    from availability w where w.teacher_id = ${teacher})`;

/** SQL: a teacher's exceptions in `[from, until)` (dates; null for open-ended) as a JSON list. */
export const exceptionsJson = (teacher: string, from: string, until = 'null::date') =>
  `(select coalesce(json_agg(json_build_object('id', x.id, 'day', x.day, 'kind', x.kind, 'from', lower(x.minutes),
      'to', upper(x.minutes), 'reason', x.reason) order by x.day, x.minutes), '[]')
    from availability_exception x
    where x.teacher_id = ${teacher} and x.day >= ${from} and (${until} is null or x.day < ${until}))`;
