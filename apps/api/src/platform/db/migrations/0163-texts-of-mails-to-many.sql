create index concurrently outbox_text_to_many
  on outbox (md5(coalesce(params -> 'params' ->> 'title', '') || ' ' || coalesce(params -> 'params' ->> 'text', '')))
  where params ->> 'kind' = 'school.message';
