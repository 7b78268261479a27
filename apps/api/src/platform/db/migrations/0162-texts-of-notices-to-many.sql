-- An erasure searches each text to many families once, however many got it.
create index concurrently notification_text_to_many
  on notification (md5(coalesce(params ->> 'title', '') || ' ' || coalesce(params ->> 'text', ''))) where kind = 'school.message';
