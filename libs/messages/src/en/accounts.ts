import type { accounts as shape } from '../id/accounts.ts';

export const accounts: typeof shape = {
  problems: {
    usernameTaken: 'This username is already in use.',
    emailTaken: 'This e-mail address is already registered.',
    roleNotAllowed: 'Registration is for student accounts only.',
    passwordCommon: 'This password is too common and easy to guess. Choose another one.',
    passwordShortStaff: 'Staff passwords need at least 12 characters.',
    wrongLogin: 'Wrong username or password.',
    inactive: 'This account is inactive at the moment. Please contact the school.',
    tooManyAttempts: 'Too many attempts. Wait a moment and try again.',
    busy: 'Many people are signing in. Try again in a few seconds.',
    wrongCode: 'This code is wrong.',
    challengeOver: 'The time for this code is over. Please sign in again.',
    signedOut: 'This session has ended. Please sign in again.',
    linkOver: 'This link was already used or has expired. Ask for a new one.',
    wrongPassword: 'The current password is wrong.',
    sessionNotFound: 'This session was not found.',
    photoTooLarge: 'A photo may have at most 2 MB.',
    photoNotPicture: 'Choose a JPEG, PNG or WebP photo.',
  },
};
