export const learners = {
  problems: {},
};
