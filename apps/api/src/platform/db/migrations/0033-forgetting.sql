-- Takes a person's words out of what was written about others too: every place that fits the pattern becomes an ellipsis.
create function without_words(said text, pattern text) returns text immutable language sql as $$
  select regexp_replace(said, pattern, '…', 'gi')
$$;

-- The same in every text of a document, never in its keys; ids and instants are no words.
create function without_words(doc jsonb, pattern text) returns jsonb immutable language plpgsql as $$
begin
  case jsonb_typeof(doc)
    when 'string' then
      if (doc #>> '{}') ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d(T.*)?)$' then return doc; end if;
      return to_jsonb(without_words(doc #>> '{}', pattern));
    when 'array' then
      return (select coalesce(jsonb_agg(without_words(one, pattern) order by n), '[]')
        from jsonb_array_elements(doc) with ordinality as all_of (one, n));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, without_words(value, pattern)), '{}') from jsonb_each(doc));
    else return doc;
  end case;
end $$;
