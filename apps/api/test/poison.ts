import type { Pool } from 'pg';

/**
 * Makes writes of some rows of a table fail, as a fault in a rule or a trigger would.
 *
 * @param when SQL about `new`.
 * @returns a function that removes the fault.
 */
export async function poison(pool: Pool, table: string, when: string): Promise<() => Promise<void>> {
  const name = `poison_${table}`;
  await pool.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if ${when} then raise exception 'poisoned'; end if;
       return new; end $$;
     create trigger ${name} before insert on ${table} for each row execute function ${name}()`,
  );
  return async () => {
    await pool.query(`drop trigger ${name} on ${table}; drop function ${name}()`);
  };
}
