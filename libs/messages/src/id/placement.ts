export const placement = {
  problems: {},
};
