import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields.tsx';

type Named = 'name' | 'username' | 'email';

/** Name, username and e-mail address of an account that somebody makes for another person. */
export function AccountFields({
  field,
  words,
}: {
  field: (name: Named) => ComponentProps<typeof TextField>;
  words: Record<Named, string>;
}) {
  return (
    <>
      <TextField {...field('name')} label={words.name} autoComplete="off" required maxLength={120} />
      <TextField
        {...field('username')}
        label={words.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
    </>
  );
}
