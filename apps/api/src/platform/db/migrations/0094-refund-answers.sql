-- Course rules 2: the day by which the school answers a refund request. Null for requests under rules 1.
alter table refund_request add column answer_by date;
