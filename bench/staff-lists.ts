/** Ids of the big school, for the lists about one person or class. */
export type Known = { teacherId: string; learnerId: string; classId: string; accountId: string };

/** A staff list with its filters, orders, searches and a late page, as its screen requests them. */
export type StaffList = { name: string; who: 'admin' | 'finance'; paths: string[] };

/** Rare, common, one and two letters, nobody. */
const NAMES = ['s', 'sa', 'sari', 'siti wulandari', 'anak.55@', 'sekar 123', 'zzzz', 'zq'];
const PROGRAMS = ['general_english', 'conversation', 'eng_test_prep', 'special_course'];
const STATUSES = ['waitingForTest', 'waitingForClass', 'inClass', 'suspended', 'ended', 'noCourse'];
const STUDENT_SORTS = both(['name', 'program', 'status', 'due']);
const MARKS = ['planned', 'present', 'late', 'absent'];
const LATE = 'page=500';
/** Attendance is counted less far. */
const LATE_MARKS = 'page=150';

function both(fields: string[]): string[] {
  return fields.flatMap((field) => [field, `-${field}`]);
}

/** One address for each query. */
const of = (path: string, queries: string[]) => queries.map((query) => (query ? `${path}?${query}` : path));
const sorted = (fields: string[]) => both(fields).map((sort) => `sort=${sort}`);
const searched = (words: string[]) => words.map((q) => `q=${encodeURIComponent(q)}`);
const each = (field: string, values: string[]) => values.map((value) => `${field}=${value}`);
const crossed = (first: string[], second: string[]) => first.flatMap((a) => second.map((b) => `${a}&${b}`));

/** Every list of the admin's and finance's areas that grows with the school. */
export function staffLists({ teacherId, learnerId, classId, accountId }: Known): StaffList[] {
  const admin = (name: string, paths: string[]): StaffList => ({ name, who: 'admin', paths });
  const finance = (name: string, paths: string[]): StaffList => ({ name, who: 'finance', paths });
  const student = (queries: string[]) => of('/students', queries);
  const orders = STUDENT_SORTS.map((sort) => `sort=${sort}`);
  const attendance = (kind: string, columns: string[]) =>
    of(
      '/attendance',
      [
        ...each('period', ['today', 'week', 'month']),
        ...crossed(each('period', ['today', 'month']), [
          ...each('status', MARKS),
          ...sorted(columns),
          LATE_MARKS,
        ]),
        ...crossed(
          each('period', ['today', 'month']),
          searched(['sa', 'sari', 'sari wulandari', 'zzzz', 'kelas 77', 'nadia']),
        ),
        'from=2026-11-23&to=2026-11-28',
        'pageSize=100',
      ].map((query) => `kind=${kind}&${query}`),
    );
  return [
    admin('home', ['/dashboards/admin', '/classes/today']),
    admin('students, every order', student(['', ...orders, 'pageSize=100'])),
    admin('students, every order, page 500', student(orders.map((order) => `${order}&${LATE}`))),
    admin('students, program', student(crossed(each('program', PROGRAMS.slice(0, 2)), orders))),
    admin('students, status', student(crossed(each('status', STATUSES), orders))),
    admin(
      'students, program and status',
      student(crossed(crossed(each('program', PROGRAMS.slice(0, 2)), each('status', STATUSES)), orders)),
    ),
    admin('students, search', student(searched(NAMES))),
    admin(
      'students, search with filters',
      student(
        crossed(searched(['s', 'sa', 'sari', 'wulandari']), [
          'sort=name',
          'sort=-status',
          'status=inClass',
          'program=special_course&sort=program',
        ]),
      ),
    ),
    admin(
      'teachers',
      of('/teachers', [
        '',
        ...sorted(['name', 'username', 'email', 'status', 'weeklyMinutes', 'classes', 'meetingsSoon']),
        ...each('status', ['active', 'inactive']),
        ...searched(['n', 'na', 'nadia', 'nadia siregar 97', 'zzzz']),
        'page=50&pageSize=100',
      ]),
    ),
    admin(
      'classes',
      of('/classes', [
        '',
        ...sorted(['name', 'teacher', 'startsOn', 'state', 'nextMeetingAt']),
        ...each('state', ['scheduled', 'active', 'paused', 'completed', 'cancelled']),
        ...each('type', PROGRAMS),
        ...searched(['k', 'ke', 'kelas 77', 'sari', 'sari wulandari', 'nadia', 'zzzz']),
        ...crossed(each('type', ['conversation']), [
          ...each('state', ['active']),
          ...sorted(['name', 'nextMeetingAt']),
        ]),
        `teacher=${teacherId}`,
        LATE,
        `sort=name&${LATE}`,
        'pageSize=100',
      ]),
    ),
    admin('attendance of learners', attendance('student', ['startsAt', 'name', 'className', 'status'])),
    admin(
      'attendance of teachers',
      attendance('teacher', ['startsAt', 'name', 'className', 'status', 'delay']),
    ),
    admin(
      'calendar',
      of('/classes/calendar', [
        'from=2026-11-16&until=2026-11-23',
        'from=2026-11-19&until=2026-11-20',
        'from=2026-11-22&until=2026-11-23',
        `from=2026-11-16&until=2026-11-23&teacher=${teacherId}`,
        `from=2026-11-16&until=2026-11-23&learner=${learnerId}`,
      ]),
    ),
    admin('waiting list', [`/classes/${classId}/waiting`]),
    admin(
      'audit log',
      of('/audit', [
        '',
        'person=nobody',
        `person=${accountId}`,
        ...each('group', ['class', 'account', 'attendance']),
        ...each('kind', ['seat', 'account']),
        `kind=learner&target=${learnerId}`,
        'from=2026-11-01&to=2026-11-10',
        'to=2026-01-31',
        'from=2026-11-01&group=class',
        ...searched(['surat', 'surat dokter', 'nomor 12345', 'present', 'zzzz', 'kids']),
        'q=surat&group=attendance',
        'older=2026-02-01T00:00:00.000000Z_1',
        'pageSize=100',
      ]),
    ),
    admin(
      'outgoing mail',
      of('/mails', [
        '',
        ...each('state', ['waiting', 'failed', 'givenUp']),
        ...searched(['s', 'sari', 'anak.55', 'zzzz']),
        'page=70&pageSize=100',
      ]),
    ),
    admin('packages and vouchers', [
      ...of('/catalogue/packages', ['', ...sorted(['name', 'price', 'sold']), 'q=kids', 'state=onSale']),
      ...of('/vouchers', [
        '',
        ...sorted(['code', 'used', 'lastDay']),
        'state=running',
        'state=over',
        'q=big12',
        'page=20&pageSize=100',
      ]),
    ]),
    admin('question banks', [
      '/banks',
      ...of('/banks/kids/items', ['', 'sort=-shown', 'q=she', 'state=live', 'pageSize=100']),
    ]),
    admin(
      'staff',
      of('/staff', [
        '',
        ...sorted(['name', 'role', 'status']),
        'role=teacher',
        'status=inactive',
        ...searched(['n', 'nadia', 'zzzz']),
        'page=50&pageSize=100',
      ]),
    ),
    admin('imports, saved views, notes', [
      '/imports',
      '/imports?page=5&pageSize=100',
      '/students/views',
      `/students/${learnerId}/notes`,
    ]),
    admin('notifications', ['/notifications', '/notifications?page=5', '/notifications/unread']),
    admin('analytics', [
      '/analytics',
      '/analytics?from=2025-01&to=2026-11',
      '/analytics?program=conversation',
      ...of('/analytics/teachers', [
        '',
        ...sorted(['name', 'meetings', 'paidMinutes']),
        'q=nadia',
        'from=2025-01&to=2026-11',
        'page=50&pageSize=100',
      ]),
    ]),
    finance(
      'payment tasks',
      of('/payments/tasks', [
        '',
        'page=5',
        'state=done',
        `state=done&${LATE}`,
        ...crossed(each('state', ['open', 'done']), searched(['s', 'sari', 'sari wulandari', 'zzzz'])),
      ]),
    ),
    finance('stuck payments', of('/payments/stuck', ['', 'q=sari', 'q=zzzz'])),
    finance(
      'refunds',
      of('/refunds', [
        ...each('state', [
          'open',
          'all',
          'asked',
          'approved',
          'returning',
          'returned',
          'rejected',
          'withdrawn',
        ]),
        ...crossed(each('state', ['all', 'open']), [
          ...sorted(['askedAt', 'amount']),
          ...searched(['sa', 'sari', 'sari wulandari', 'zzzz']),
        ]),
        `state=all&${LATE}`,
      ]),
    ),
    finance(
      'receipts',
      of('/receipts', [
        '',
        'year=2025',
        'year=2024',
        LATE,
        ...searched(['s', 'sa', 'sari', 'sari wulandari', 'KW/2026/000123', '123456', 'zzzz']),
      ]),
    ),
    finance('reconciliation of a day', ['/reconciliation?day=2026-11-18']),
    finance('reconciliation of 14 days', ['/reconciliation/days?until=2026-11-18']),
  ];
}
