/** SQL: what an account is called, by its alias in the statement: the name it goes by, else its username as it was typed. */
export const shownName = (account: string) =>
  `coalesce(nullif(${account}.name, ''), ${account}.display_username)`;
