-- The request that opened by itself when an admin ended the course: it is owed, so nobody rejects or withdraws it.
alter table refund_request add column ended_by_school boolean not null default false;
