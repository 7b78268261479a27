/** An item of the admin's work about Kirana; nothing is due. */
export const itemAbout = (about: string) => ({
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Kirana',
  about,
  learnerId: null,
  dueAt: null,
  since: '2026-11-02T02:00:00.000Z',
});
