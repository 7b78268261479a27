export const orders = {
  problems: {},
};
