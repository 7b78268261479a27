export const packages = {
  problems: {},
};
