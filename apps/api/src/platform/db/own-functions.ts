/**
 * Functions that our migrations use and that older servers lack, made in our schema before the first migration. PostgreSQL 18 has
 * `uuidv7()`; before it, 48 bits of milliseconds and 12 bits of their fraction go before 62 random bits, as there, so that ids made
 * one after the other are in this order in an index.
 */
export const OWN_FUNCTIONS = `
do $do$
begin
  if to_regprocedure('uuidv7()') is null then
    create function public.uuidv7() returns uuid language sql volatile parallel safe as $$
      with instant as (
        select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as microseconds
      ), parts as (
        select lpad(to_hex(microseconds / 1000), 12, '0') as milliseconds,
          lpad(to_hex((microseconds % 1000) * 4096 / 1000), 3, '0') as fraction,
          replace(gen_random_uuid()::text, '-', '') as random
        from instant
      )
      select (milliseconds || '7' || fraction || substr(random, 17))::uuid from parts
    $$;
  end if;
end
$do$`;
