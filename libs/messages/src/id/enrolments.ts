export const enrolments = {
  problems: {},
};
