/** What a big school leaves behind: the audit log, mails, messages, payment tasks, refunds, notes, vouchers, imports. */
export const traceStatements = (now: string): string[] => {
  const ago = (minutes: string) => `timestamptz '${now}' - make_interval(mins => (${minutes})::integer)`;
  return [
    `insert into audit_entry (at, account_id, role, action, target_kind, target_id)
     select ${ago('n * 0.7')}, account_id, 'student', 'account.signedIn', 'account', account_id::text
     from made_order where n <= 700000`,
    `insert into audit_entry (at, account_id, role, action, target_kind, target_id, after)
     select ${ago('n * 0.7')}, account_id, 'student', 'order.created', 'order', id::text, jsonb_build_object('total', price)
     from made_order where n <= 500000`,
    `with entry as (insert into audit_entry (at, account_id, role, action, target_kind, target_id, about_person, before, after)
     select ${ago('n')}, (select id from account where username = 'admin'), 'admin',
       (array['class.opened', 'attendance.corrected', 'student.noteAdded', 'class.teacherChanged'])[1 + n % 4],
       (array['class', 'seat', 'learner', 'class'])[1 + n % 4], learner_id::text, learner_id,
       case when n % 4 = 1 then '{"state": "absent"}'::jsonb end, case when n % 4 = 1 then '{"state": "present"}'::jsonb end
     from made_order where n <= 200000 returning id, about_person, action)
     insert into audit_personal (entry_id, field, person_id, new)
     select id, '', about_person, to_jsonb('Surat dokter nomor ' || id) from entry where action = 'attendance.corrected'`,
    `insert into outbox (kind, account_id, to_address, lang, params, message_id, created_at, sent_at, attempts, next_try_at,
       last_error, given_up_at, given_up_reason, words)
     select 'orders.receipt', account_id, 'anak.' || n || '@contoh.example', 'id', '{}', 'made-' || n,
       ${ago('n * 0.5')}, case when n % 100 <> 1 then ${ago('n * 0.5')} end, case when n % 100 <> 1 or n % 2000 = 1 then 1 else 0 end,
       timestamptz '${now}' + interval '10 years', case when n % 2000 = 1 then '550 mailbox unavailable' end,
       case when n % 1000 = 1 then ${ago('n * 0.1')} end, case when n % 1000 = 1 then 'Alamat salah' end,
       case when n % 100 = 1 then mail_words(account_id, 'anak.' || n || '@contoh.example') else '' end
     from made_order where paid`,
    `insert into notification (account_id, kind, params, source, created_at)
     select case when n % 2000 = 1 then (select id from account where username = 'admin') else account_id end, 'order.paid', '{}',
       'made:' || n, at from made_order where paid`,
    `insert into payment_task (order_id, kind, source, details, created_at, done_at, done_by, done_reason, words)
     select id, 'look', 'made:' || n, json_build_object('reason', 'payments.latePayment', 'attempt', id || '-1/made-' || n), at,
       case when n % 2000 > 1 then at + interval '1 day' end, null, case when n % 2000 > 1 then 'Sudah dicek' end, task_words(id)
     from made_order where paid and n % 400 < 2`,
    `insert into refund (id, order_id, transaction_id, refund_key, amount, path, state, reason, created_at, confirmed_at)
     select uuidv7(), id, 'made-' || n, 'made-' || n, 500000, 'provider', 'confirmed', 'Pindah kota', at + interval '20 days',
       at + interval '22 days' from made_order where paid and n % 50 = 1`,
    `insert into refund_request (enrolment_id, asked_by, asked_at, reason, quote, amount, state, decided_at, refund_id, told, words)
     select e.id, o.account_id, o.at + interval '19 days', 'Pindah kota', '{}', 500000,
       case when o.n % 2500 = 1 then 'asked' when o.n % 150 = 1 then 'rejected' else 'approved' end,
       case when o.n % 2500 <> 1 then o.at + interval '20 days' end,
       case when o.n % 2500 <> 1 and o.n % 150 <> 1 then f.id end,
       case when o.n % 2500 <> 1 and o.n % 150 <> 1 then 'returned' else 'asked' end,
       refund_words(e.id)
     from made_order o join enrolment e on e.order_id = o.id join refund f on f.order_id = o.id where o.n % 50 = 1 and o.paid`,
    `insert into learner_note (learner_id, author_id, text, written_at)
     select learner_id, (select id from account where username = 'admin'), 'Lebih suka kelas sore.', at
     from made_order where n % 10 = 0`,
    `insert into voucher (code, kind, value, valid_from, valid_until)
     select 'BIG' || n, 'percent', 10, ${ago('n * 2000')}, ${ago('n * 2000 - 40000')} from generate_series(1, 2000) n`,
    `insert into import_run (kind, file_name, file_hash, state, row_count, made, made_by, made_at)
     select 'students', 'siswa-' || n || '.xlsx', 'made' || n, 'over', 10000, '{"accounts": 10000, "learners": 10000, "consents": 10000}', (select id from account where username = 'admin'),
       ${ago('n * 3000')} from generate_series(1, 500) n`,
    `insert into saved_view (account_id, list, name, query, created_at)
     select (select id from account where username = 'admin'), 'students', 'Tampilan ' || n, 'status=inClass', timestamptz '${now}'
     from generate_series(1, 25) n`,
  ];
};
