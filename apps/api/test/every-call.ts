/** How one call is made in the tests of rights: parts of its address, and a body that comes past the guard. */
export type Sample = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const NOBODY = '0190a000-0000-7000-8000-000000000000';
const password = 'melati-putih';
const order = { params: { orderId: NOBODY } };
const learner = { params: { learnerId: NOBODY } };
const attempt = { params: { attemptId: NOBODY } };
const teacher = { params: { teacherId: NOBODY } };
const schoolClass = { params: { classId: NOBODY } };
const newClass = {
  teacherId: NOBODY,
  enrolmentIds: [NOBODY],
  slots: [
    { weekday: 1, minute: 540 },
    { weekday: 3, minute: 540 },
  ],
  startsOn: '2099-01-05',
};
const seat = { params: { meetingId: NOBODY, learnerId: NOBODY } };
const meeting = { params: { meetingId: NOBODY } };
const enrolment = { params: { enrolmentId: NOBODY } };
const entry = { params: { entryId: NOBODY } };
const material = { params: { materialId: NOBODY } };
const certificate = { params: { certificateId: NOBODY } };
const payRun = { params: { runId: NOBODY } };
const catalogued = { params: { packageId: '1' } };
const consent = { guardianName: 'Ibu Sari', relation: 'mother', consent: true };

/**
 * Every call of the API by its method and path. A call that is not here fails the tests of rights, so that nobody
 * adds one without saying who may use it.
 */
export const EVERY_CALL: Record<string, Sample> = {
  'GET /audit': {},
  'GET /audit/export.csv': {},
  'POST /auth/register': { body: { username: 'x', email: 'x', password } },
  'POST /auth/login': { body: { username: 'nobody.here', password } },
  'POST /auth/two-step': { body: { challenge: 'none', code: '123456' } },
  'POST /auth/renew': {},
  'POST /auth/logout': {},
  'POST /auth/forgot-password': { body: { email: 'nobody@contoh.id' } },
  'POST /auth/reset-password': { body: { token: 'none', password } },
  'POST /auth/verify-email/send': {},
  'POST /auth/verify-email': { body: { token: 'none' } },
  'POST /auth/change-password': { body: { currentPassword: 'wrong', password } },
  'GET /user/me': {},
  'GET /user/profile': {},
  'PATCH /user/profile': { body: { full_name: 'Sari' } },
  'PUT /user/profile/photo': {},
  'DELETE /user/profile/photo': {},
  'GET /user/photo/:file': { params: { file: 'none.webp' } },
  'GET /user/sessions': {},
  'DELETE /user/sessions/:sessionId': { params: { sessionId: NOBODY } },
  'POST /user/two-step/start': { body: { password: 'wrong' } },
  'POST /user/two-step/confirm': { body: { code: '123456' } },
  'POST /user/two-step/stop': { body: { password: 'wrong' } },
  'GET /packages': {},
  'GET /catalogue/packages': {},
  'GET /catalogue/packages/:packageId': catalogued,
  'POST /catalogue/packages': { body: { name: '' } },
  'PATCH /catalogue/packages/:packageId': {
    ...catalogued,
    body: { name: 'X', description_id: 'X', description_en: 'X', version: 1 },
  },
  'POST /catalogue/packages/:packageId/prices': {
    ...catalogued,
    body: { price: 1, from: '2099-01-05', version: 1 },
  },
  'DELETE /catalogue/packages/:packageId/prices/:priceId': { params: { packageId: '1', priceId: NOBODY } },
  'PUT /catalogue/packages/:packageId/sale': { ...catalogued, body: { onSale: false, version: 1 } },
  'GET /vouchers': {},
  'POST /vouchers': { body: { code: '' } },
  'PATCH /vouchers/:code': {
    params: { code: 'NONE' },
    body: { firstDay: '2099-01-05', lastDay: null, maxUses: null, version: 1 },
  },
  'POST /vouchers/:code/end': { params: { code: 'NONE' }, body: { version: 1 } },
  'GET /vouchers/:code/uses': { params: { code: 'NONE' } },
  'GET /learners': {},
  'POST /learners': { body: { kind: 'self', adult: true } },
  'PATCH /learners/:learnerId': { ...learner, body: { name: 'Budi', version: 1 } },
  'POST /learners/:learnerId/consent': { ...learner, body: consent },
  'DELETE /learners/:learnerId/consent': learner,
  'POST /payments/create': { body: { packageId: 1 } },
  'POST /payments/quote': { body: { packageId: 101 } },
  'POST /payments/notifications': { body: { order_id: 'none' } },
  'GET /orders': {},
  'GET /orders/:orderId': order,
  'POST /orders/:orderId/check': order,
  'POST /orders/:orderId/cancel': order,
  'GET /orders/:orderId/receipt.pdf': order,
  'POST /placement/attempts': { body: {} },
  'GET /placement/current': {},
  'GET /placement/attempts/:attemptId': attempt,
  'PUT /placement/attempts/:attemptId/answers/:position': {
    params: { attemptId: NOBODY, position: '1' },
    body: { answer: 'A', ms: 1000 },
  },
  'POST /placement/attempts/:attemptId/finish': { ...attempt, body: {} },
  'POST /enrolments/:enrolmentId/placement-retake': {
    params: { enrolmentId: NOBODY },
    body: { reason: 'Sakit' },
  },
  'GET /pretest/categories': {},
  'GET /pretest/questions': { query: '?category=kids' },
  'POST /pretest/results': { body: { category: 'kids', sitting: 'a'.repeat(32), answers: {} } },
  'PUT /pretest/results/:sitting/package': { params: { sitting: 'b'.repeat(32) }, body: { value: 'none' } },
  'GET /teacher/availability': {},
  'PUT /teacher/availability': { body: { weekly: [], version: 1 } },
  'POST /teacher/availability/exceptions': { body: { day: '2099-01-05', kind: 'extra', from: 60, to: 120 } },
  'DELETE /teacher/availability/exceptions/:exceptionId': { params: { exceptionId: NOBODY } },
  'GET /teacher/hours': { query: '?month=2026-11' },
  'GET /teachers/:teacherId/availability': teacher,
  'PUT /teachers/:teacherId/availability': { ...teacher, body: { weekly: [], version: 1 } },
  'GET /teachers': {},
  'GET /teachers/:teacherId': teacher,
  'PATCH /teachers/:teacherId': { ...teacher, body: { active: false, reason: 'Pindah kota', version: 1 } },
  'GET /teachers/:teacherId/hours': teacher,
  'GET /classes/today': {},
  'GET /attendance': {},
  'GET /classes': {},
  'GET /classes/:classId': schoolClass,
  'PUT /classes/:classId/link': {
    ...schoolClass,
    body: { zoom_link: 'https://zoom.us/j/1', zoom_room: '', version: 1 },
  },
  'POST /classes/plan': { body: newClass },
  'POST /classes': { body: newClass },
  'POST /classes/:classId/members': { ...schoolClass, body: { enrolmentId: NOBODY } },
  'GET /meetings/:meetingId/options': meeting,
  'POST /meetings/:meetingId/move': { ...meeting, body: { start: '2026-11-04T02:00:00Z', version: 1 } },
  'POST /meetings/:meetingId/excuse': { ...meeting, body: { learnerId: NOBODY } },
  'POST /meetings/:meetingId/cancel': { ...meeting, body: { reason: 'Sakit' } },
  'PUT /meetings/:meetingId/teacher': { ...meeting, body: { teacherId: NOBODY, reason: 'Sakit' } },
  'PUT /meetings/:meetingId/note': { ...meeting, body: { note: '', homework: '', version: 1 } },
  'POST /classes/:classId/pause': {
    ...schoolClass,
    body: { from: '2099-01-05', until: '2099-01-12', reason: 'Liburan' },
  },
  'POST /classes/:classId/resume': schoolClass,
  'PUT /classes/:classId/teacher': { ...schoolClass, body: { teacherId: NOBODY, version: 1 } },
  'GET /meetings/:meetingId/attendance/:learnerId': seat,
  'PUT /meetings/:meetingId/attendance/:learnerId': { ...seat, body: {} },
  'POST /meetings/:meetingId/attendance/:learnerId/waive': { ...seat, body: { reason: 'Sakit' } },
  'POST /meetings/:meetingId/check-in': { params: { meetingId: NOBODY } },
  'GET /teacher/attendance': {},
  'GET /meetings/:meetingId/materials': meeting,
  'GET /meetings/:meetingId/materials/lesson.pdf': meeting,
  'GET /meetings/:meetingId/materials/practice.pdf': meeting,
  'POST /meetings/:meetingId/materials': meeting,
  'GET /materials/:materialId/file': material,
  'DELETE /materials/:materialId': material,
  'GET /enrolments/:enrolmentId/report': enrolment,
  'PUT /enrolments/:enrolmentId/report': { ...enrolment, body: { summary: 'x' } },
  'POST /enrolments/:enrolmentId/report/publish': enrolment,
  'PUT /enrolments/:enrolmentId/scores/:number': {
    params: { enrolmentId: NOBODY, number: '10' },
    body: { score: 80 },
  },
  'GET /my-reports': {},
  'GET /certificates/:certificateId/pdf': certificate,
  'POST /certificates/:certificateId/revoke': { ...certificate, body: { reason: 'x' } },
  'GET /certificates/verify/:code': { params: { code: 'ABCD-EFGH-JKMN' } },
  'GET /enrolments/:enrolmentId/refund': enrolment,
  'POST /enrolments/:enrolmentId/refund': { ...enrolment, body: {} },
  'DELETE /enrolments/:enrolmentId/refund': enrolment,
  'GET /finance/dashboard': {},
  'POST /finance/entries': {
    body: {
      key: 'a-form-of-the-tests',
      type: 'expense',
      date: '2099-01-05',
      amount: 1,
      category: 'other',
    },
  },
  'POST /finance/entries/:entryId/void': { ...entry, body: { reason: 'Salah', version: 1 } },
  'POST /finance/entries/:entryId/restore': { ...entry, body: { version: 1 } },
  'PUT /finance/entries/:entryId/receipt': entry,
  'GET /finance/entries/:entryId/receipt': entry,
  'DELETE /finance/entries/:entryId/receipt': entry,
  'GET /finance/entries/:entryId': entry,
  'GET /finance/transactions': {},
  'GET /finance/profit-loss': {},
  'GET /finance/reports': {},
  'GET /finance/reports/export': {},
  'GET /finance/months': {},
  'POST /finance/months/:month/close': { params: { month: '2099-01' } },
  'POST /finance/months/:month/reopen': { params: { month: '2099-01' }, body: { reason: 'Koreksi' } },
  'GET /finance/accounts': {},
  'GET /finance/accounts/:account/lines': { params: { account: 'cash.bank' } },
  'GET /pay/rates': {},
  'POST /pay/rates': { body: { teacherId: NOBODY, perHour: 80_000, validFrom: '2026-11-01' } },
  'GET /pay/preview': { query: '?from=2026-10-01&to=2026-10-31' },
  'GET /pay/runs': {},
  'POST /pay/runs': { body: { from: '2026-10-01', to: '2026-10-31' } },
  'GET /pay/runs/:runId': payRun,
  'POST /pay/runs/:runId/refresh': { ...payRun, body: { version: 1 } },
  'POST /pay/runs/:runId/approve': { ...payRun, body: { version: 1 } },
  'POST /pay/runs/:runId/discard': { ...payRun, body: { version: 1, reason: 'Salah periode' } },
  'POST /pay/runs/:runId/paid': { ...payRun, body: { version: 1, paidOn: '2026-11-02' } },
  'GET /pay/runs/:runId/payslips/:teacherId/payslip.pdf': {
    params: { runId: NOBODY, teacherId: NOBODY },
  },
  'GET /teacher/payslips': {},
  'GET /teacher/payslips/:runId': payRun,
  'GET /notifications': {},
  'GET /notifications/unread': {},
  'POST /notifications/read': { body: {} },
  'GET /message-preferences': {},
  'PUT /message-preferences': { body: { zone: null, muted: [], version: 0 } },
  'GET /calendar': {},
  'POST /calendar': {},
  'DELETE /calendar': {},
  'GET /calendar/:secret': { params: { secret: 'none.ics' } },
  'GET /dashboards/student': {},
  'GET /my-classes': {},
  'GET /my-classes/:classId': { params: { classId: NOBODY } },
  'GET /my-history': {},
  'GET /dashboards/teacher': {},
  'GET /teacher/classes': {},
  'GET /teacher/classes/:classId': { params: { classId: NOBODY } },
  'GET /teacher/students': {},
  'GET /teacher/students/:enrolmentId': { params: { enrolmentId: NOBODY } },
  'GET /teacher/history': {},
  'GET /dashboards/admin': {},
  'GET /students': {},
  'GET /students/:learnerId': learner,
  'GET /enrolments/:enrolmentId/proposals': enrolment,
  'GET /imports': {},
  'GET /imports/templates/:kind': { params: { kind: 'students' } },
  'GET /imports/:importId': { params: { importId: NOBODY } },
  'GET /imports/:importId/errors': { params: { importId: NOBODY } },
  'POST /imports': {},
  'POST /imports/:importId/apply': { params: { importId: NOBODY } },
};

/** The address of a call with its parts filled in. */
export function addressOf(path: string, params: Record<string, string> = {}, query = ''): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => params[name] ?? `missing-${name}`) + query;
}
