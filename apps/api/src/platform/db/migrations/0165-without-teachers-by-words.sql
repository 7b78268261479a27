-- `account_teacher_search` serves what this one did.
drop index account_teacher_words;
