/** A registration with which nothing is wrong. */
export const GOOD_REGISTRATION = {
  username: 'siti',
  email: 'siti@contoh.id',
  phone: '0812 3456 7890',
  password: 'rahasia',
  confirmPassword: 'rahasia',
};
