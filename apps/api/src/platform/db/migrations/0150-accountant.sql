-- An accountant: a finance account that reads the books and changes nothing, and approves nothing.
alter table account add column access text not null default 'full' check (access in ('full', 'read'));
alter table staff_change add column access text not null default 'full' check (access in ('full', 'read'));
