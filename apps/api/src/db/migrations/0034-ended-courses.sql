-- Who looks every minute for courses that ended lately and still hold times must not read every course of the school.
create index enrolment_ended on enrolment (ended_at) where state = 'ended';
