export const packages = {
  problems: {
    notOnSale: 'Paket ini tidak tersedia.',
  },
};
