-- The log keeps what people wrote apart from what happened (decision 023): an entry holds ids, codes, days and amounts and is never
-- changed; names, addresses and free text stand in a table of their own, by whom they are about, and go with that person.

alter table audit_entry
  -- The learner or account that the record of the entry belongs to.
  add column about_person uuid,
  -- One of many entries of an act that has an entry of its own, such as each account of an import.
  add column is_part boolean not null default false;

create table audit_personal (
  entry_id bigint not null references audit_entry,
  -- The name of the value in `before` and `after`; empty for the reason of the act.
  field text not null,
  -- The learner or account that the value is about; null where it is the school's or a group's.
  person_id uuid,
  old jsonb,
  new jsonb,
  primary key (entry_id, field)
);

-- The learner or account that a record belongs to; null for records of the school and of groups.
create function audit_person_of(kind text, id text) returns uuid stable language sql as $$
  select case
    when id is null or id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then null
    else case kind
      when 'account' then id::uuid
      when 'teacher' then id::uuid
      when 'learner' then id::uuid
      when 'enrolment' then (select e.learner_id from enrolment e where e.id = audit_person_of.id::uuid)
      when 'seat' then (select s.learner_id from seat s where s.id = audit_person_of.id::uuid)
      when 'order' then (select o.learner_id from orders o where o.id = audit_person_of.id::uuid)
      when 'placement_attempt' then (select p.learner_id from placement_attempt p where p.id = audit_person_of.id::uuid)
      when 'refund' then (select e.learner_id from refund_request r join enrolment e on e.id = r.enrolment_id
        where r.id = audit_person_of.id::uuid)
      when 'certificate' then (select e.learner_id from certificate c join enrolment e on e.id = c.enrolment_id
        where c.id = audit_person_of.id::uuid)
      when 'mail' then (select m.account_id from outbox m where m.id = audit_person_of.id::uuid)
      when 'paymentTask' then (select o.learner_id from payment_task t join orders o on o.id = t.order_id
        where t.id = audit_person_of.id::uuid)
    end
  end
$$;

-- What stays in an entry, as `libs/school/src/audit/personal.ts` decides it for new ones.
create function pg_temp.is_plain(field text, value jsonb) returns boolean immutable language plpgsql as $$
begin
  case jsonb_typeof(value)
    when 'number' then return field !~* 'phone|birth|born|account_?number';
    when 'array' then
      return coalesce((select bool_and(pg_temp.is_plain(field, one)) from jsonb_array_elements(value) one), true);
    when 'object' then
      return field in ('week', 'weekly', 'slots')
        and coalesce((select bool_and(pg_temp.is_plain(key, one)) from jsonb_each(value) as inner_of (key, one)), true);
    when 'string' then
      return (value #>> '{}') = ''
        or (value #>> '{}') ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or (field !~* 'birth|born' and (value #>> '{}') ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$')
        or (field in ('from', 'to', 'until', 'day', 'date', 'firstDay', 'lastDay', 'startsOn', 'paidOn', 'validFrom', 'closedThrough')
          and (value #>> '{}') ~ '^\d{4}-\d\d-\d\d$')
        or (field = 'level' and (value #>> '{}') ~ '^(Kids|Teen|Adult) (Beginner|Intermediate|Advanced)$')
        or (field in ('state', 'outcome', 'status', 'kind', 'type', 'category', 'basis', 'format', 'way', 'path', 'change', 'role',
            'lang', 'seats', 'programs', 'ageGroups', 'ageGroup', 'packageType', 'changed', 'finishedBy', 'consentText', 'terms',
            'voucher', 'number', 'difference', 'group', 'month', 'sort')
          and (value #>> '{}') ~ '^[A-Za-z0-9_.:/+-]{1,80}$');
    else return true;
  end case;
end $$;

create function pg_temp.as_record(value jsonb) returns jsonb immutable language sql as $$
  select case when value is null or jsonb_typeof(value) = 'object' then value else jsonb_build_object('value', value) end
$$;

-- Words that were looked for are not kept: only that some were.
create function pg_temp.without_search(action text, value jsonb) returns jsonb immutable language sql as $$
  select case
    when action in ('audit.exported', 'student.exported') and value ? 'q' then value - 'q' || '{"searched": true}'
    when action = 'view.saved' then value - 'name'
    else value
  end
$$;

insert into audit_personal (entry_id, field, person_id, old, new)
select e.id, f.field, audit_person_of(e.target_kind, e.target_id), f.old, f.new
from audit_entry e cross join lateral (
  select coalesce(b.key, a.key) as field, b.value as old, a.value as new
  from (select key, value from jsonb_each(pg_temp.as_record(e.before)) where not pg_temp.is_plain(key, value)) b
  full join (
    select key, value from jsonb_each(pg_temp.without_search(e.action, pg_temp.as_record(e.after)))
    where not pg_temp.is_plain(key, value)
  ) a on a.key = b.key
  union all
  select '', null, to_jsonb(e.reason) where e.reason is not null and e.reason <> ''
) f
where e.before is not null or e.after is not null or e.reason is not null;

update audit_entry e set
  about_person = audit_person_of(e.target_kind, e.target_id),
  is_part = e.action = 'account.registered' and e.after @> '{"byImport": true}',
  before = case when e.before is not null then (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(pg_temp.as_record(e.before))
    where pg_temp.is_plain(key, value)) end,
  after = case when e.after is not null then (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(pg_temp.without_search(e.action, pg_temp.as_record(e.after))) where pg_temp.is_plain(key, value)) end;

-- Entries about a group's record that concern one learner.
update audit_entry e set about_person = audit_person_of('enrolment', coalesce(e.after, e.before) ->> 'enrolmentId')
where e.target_kind = 'class' and coalesce(e.after, e.before) ? 'enrolmentId';

-- With the column goes `audit_entry_words`.
alter table audit_entry drop column reason cascade;

-- Whose it is, `audit_entry_person` finds as well.
drop index audit_entry_account;
create index audit_entry_about on audit_entry (about_person, at desc, id desc) where about_person is not null;
create index audit_entry_parts on audit_entry (request_id, at desc, id desc) where is_part;
create index audit_personal_person on audit_personal (person_id) where person_id is not null;
create index audit_personal_words on audit_personal
  using gin ((coalesce(old::text, '') || ' ' || coalesce(new::text, '')) gin_trgm_ops);
-- The log is searched by the names of whoever did something or is spoken of.
create index account_names on account using gin ((name || ' ' || display_username) gin_trgm_ops);

-- An entry with what people wrote, as it is read.
create view audit_log as
select e.id, e.at, e.account_id, e.role, e.action, e.target_kind, e.target_id, e.about_person, e.is_part, e.request_id,
  case when p.old is null then e.before else coalesce(e.before, '{}') || p.old end as before,
  case when p.new is null then e.after else coalesce(e.after, '{}') || p.new end as after,
  p.reason
from audit_entry e left join lateral (
  select jsonb_object_agg(v.field, v.old) filter (where v.field <> '' and v.old is not null) as old,
    jsonb_object_agg(v.field, v.new) filter (where v.field <> '' and v.new is not null) as new,
    max(v.new #>> '{}') filter (where v.field = '') as reason
  from audit_personal v where v.entry_id = e.id
) p on true;

-- Written once: nothing that runs changes, removes or empties the log.
create function audit_entry_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function audit_entry_stays();
