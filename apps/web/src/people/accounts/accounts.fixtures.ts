import type { Me } from '@fasih/school/people/accounts/contract';

/** An accountant: a finance account that reads the books and changes nothing. */
export const accountant: Me = {
  id: 'k1',
  username: 'kantor',
  email: 'kantor@contoh.id',
  emailVerified: true,
  phone: null,
  roles: ['finance'],
  access: 'read',
  profile: { full_name: 'Kantor Akuntan', photo_url: null },
  mustChangePassword: false,
  twoStepEnabled: true,
  twoStepNeeded: false,
};
