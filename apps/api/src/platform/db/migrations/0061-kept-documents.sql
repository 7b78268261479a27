-- PDFs that were made for a reader (receipts, certificates, payslips) and are kept as files, by everything that they show.
create table kept_document (
  key text primary key,
  kind text not null check (kind in ('receipt', 'certificate', 'payslip')),
  -- The record that it is about; of a payslip the run and the teacher.
  subject text not null,
  lang text not null check (lang in ('id', 'en')),
  made_at timestamptz not null default now(),
  -- Replaced by a newer one, or its person was erased: the file goes.
  dropped_at timestamptz
);
create unique index kept_document_present on kept_document (kind, subject, lang) where dropped_at is null;
create index kept_document_subject on kept_document (subject);
create index kept_document_dropped on kept_document (dropped_at) where dropped_at is not null;
