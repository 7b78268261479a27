import type { importing as shape } from '../../id/office/importing.ts';
import { count, number } from '../number.ts';

type Other = { other: number };
type Names = { names: string };

/** Bulk import of students and teachers: the page, the files it gives, and all errors of a file. */
export const importing: typeof shape = {
  problems: {
    notFound: 'This import was not found.',
    noFile: 'First choose what the file holds (students, teachers or running courses), and the file.',
    tooLarge: 'This file is too large. At most 10 MB; split it into several files.',
    wrongType:
      'This is no CSV, XLSX or JSON file that can be read. Save it as “CSV UTF-8” or “Excel Workbook (.xlsx)”.',
    notUtf8:
      'The letters in this file cannot be read (probably Windows-1252). In Excel choose Save As › “CSV UTF-8 (Comma delimited)”, or send an XLSX file.',
    utf16:
      'This file was saved as “Unicode Text” (UTF-16). In Excel choose Save As › “CSV UTF-8 (Comma delimited)”, or send an XLSX file.',
    broken: (p: { line: number }) =>
      `The quotation marks around line ${number(p.line)} are incomplete, so the file cannot be read to its end.`,
    notRows:
      'This JSON file cannot be read. It must be a list: one object for each row, with the column names of the template as its keys.',
    formulas: 'This file holds formulas. Copy its content, paste it as values, and send it again.',
    empty: 'This file is empty. Its first line must hold the column names of the template.',
    noRows: 'This file holds column names only. Fill in at least one row.',
    tooManyColumns: (p: { count: number }) =>
      `This file has ${number(p.count)} columns. Use the template: only its columns are read.`,
    tooManyRows: (p: { most: number }) =>
      `Too many rows. At most ${count(p.most, 'row', 'rows')} a file; split it into several files.`,
    farCell: (p: { cell: string }) =>
      `Cell ${p.cell} lies far outside the table. Delete contents and formats outside the table (or copy the table into a new file), then send it again.`,
    tooHeavy:
      'This file holds far more than a normal table, so it was not read. Copy only the table into a new file, then send it again.',
    unknownColumns: (p: Names) =>
      `Unknown columns: ${p.names}. Remove them, or use the names of the template.`,
    columnTwice: (p: Names) => `The column ${p.names} is there twice.`,
    missingColumns: (p: Names) =>
      `Missing columns: ${p.names}. Use the template so that the names are right.`,
    sameFile: (p: { day: string }) => `Exactly this file was imported on ${p.day}. Nothing was added again.`,
    hasErrors: (p: { count: number }) =>
      `There are still ${number(p.count)} mistakes. Correct the file and check it again; nothing is kept in part.`,
    over: 'This check is more than 24 hours old and its data is forgotten. Send the file once more.',
    changed: (p: { count: number }) =>
      `${number(p.count)} addresses of this file have just been taken in the school. Nothing was added; check the file once more.`,
    noLongerFits: (p: { count: number }) =>
      `${count(p.count, 'thing has', 'things have')} changed since the file was checked. Nothing was added; check the file again.`,
    busy: 'Another admin is importing a file. Try again in a moment.',
  },
  rows: {
    required: () => 'Must be filled in.',
    tooLong: () => 'Too long.',
    nameShape: () => 'Has signs that cannot be seen.',
    formula: () => 'Begins with = + - or @ like a formula. Remove that sign.',
    tooManyCells: () =>
      'This row has more cells than there are columns. Look for commas or semicolons inside texts.',
    emailShape: () => 'Not an e-mail address. Write it like name@example.com.',
    phoneShape: () => 'Not a phone number. Write it like 0812 3456 7890.',
    usernameShape: () => '3 to 32 letters, digits, dots, dashes or underscores.',
    dateShape: () => 'Not a date. Write it like 2015-05-17 or 17/05/2015 (day first).',
    dateFuture: () => 'This date has not come yet.',
    langUnknown: () => 'Write id or en, or leave it empty.',
    relationUnknown: () => 'Write mother, father, guardian, other, or self.',
    relationNeeded: () =>
      "Under 18: write the account holder's relation to the student (mother, father, guardian, other).",
    birthDateNeeded: () => "A child's birth date must be filled in.",
    tooYoung: () => 'Our courses are for ages 6 and up.',
    notAChild: () => 'Already 18: write “self”, with an account in their own name.',
    programUnknown: () =>
      'Write General English, Conversation, Test Preparation or Special Course, with commas between.',
    ageGroupUnknown: () => 'Write kids, teens or adults, with commas between.',
    twice: (p: Other) => `The same as row ${p.other}.`,
    nameDiffers: (p: Other) => `Row ${p.other} has this e-mail address under another name.`,
    selfTwice: (p: Other) => `The account holder is a student in row ${p.other} already.`,
    usernameTwice: (p: Other) => `Row ${p.other} has this username already.`,
    emailTaken: () => 'This e-mail address is registered in the school already.',
    usernameTaken: () => 'This username is taken in the school already.',
    consentNeeded: () =>
      'Under 18: write the day on which the guardian agreed in writing. Without consent no class may go on.',
    consentWithdrawn: () =>
      'The guardian withdrew consent on that day or later. Ask for a new one in writing and write its day.',
    packageUnknown: () => 'No package of the catalogue has this name.',
    levelUnknown: () => 'Write Beginner, Intermediate or Advanced.',
    levelOtherAge: () => 'This level belongs to another age group.',
    teacherUnknown: () => 'No active teacher has this e-mail address. Add the teacher first.',
    teacherTeachesOther: () => 'This teacher does not teach this program or age group.',
    teacherNotCleared: () =>
      'This teacher may not teach children yet. Record the check of identity and police certificate first.',
    timesUnknown: () => 'Write days and times, such as Monday 16:00, Wednesday 16:00.',
    timesOverlap: () => 'These times overlap.',
    tooManyTimes: (p: Other) => `This package has at most ${count(p.other, 'meeting', 'meetings')} a week.`,
    outsideHours: () => "Outside this teacher's hours. Enter the teacher's hours first.",
    outsideLessonHours: () => "Outside the school's lesson hours.",
    heldUnknown: () =>
      'Write dates with commas between, with a time and a mark where needed: 2026-08-24, 2026-08-26 late, 2026-09-01 17:00 absent.',
    heldWithoutTime: () => 'Add a time after the date: the weekly times are empty.',
    heldFuture: () => 'This meeting is not over. Count it among those left.',
    heldTwice: () => 'Two meetings at the same time.',
    numberShape: () => 'Write a whole number.',
    scoreShape: () => 'Write a whole number from 0 to 100.',
    scoreTooEarly: (p: Other) => `This test is at meeting ${number(p.other)}, which has not been held.`,
    scoreNotTaken: (p: Other) => `This test is at meeting ${number(p.other)}, which the student missed.`,
    scoreWithoutTest: (p: Other) =>
      `A package of ${number(p.other)} meetings has no test in the middle. Leave this column empty.`,
    amountShape: () => 'Write whole rupiah, such as 2400000.',
    doesNotAddUp: (p: Other) =>
      `Meetings held and meetings left must add up to ${number(p.other)}, as in the package.`,
    lastDayEarly: () => 'Earlier than the package lasts. Leave it empty, or write a later day.',
    lastDayPast: () => 'This day is over although meetings are left. Write a later day.',
    teacherBusy: () => 'The teacher has another meeting at this time.',
    timeHeld: () => 'A family has chosen this time for a new class.',
    learnerBusy: () => 'The student has another meeting at this time.',
    notEnoughDays: () => 'These times do not have enough days for the meetings left.',
    pastLastDay: () =>
      'At these weekly times the last meeting falls on the day written here. Write that day or a later one.',
    courseRunning: () => 'This student is in this course at the school already.',
    groupDiffers: (p: Other) =>
      `A group shares package, level, teacher, times, dates and meetings left; row ${number(p.other)} differs.`,
    groupTwice: () => 'This student is in this group twice.',
    groupFull: () => 'This group has more than 20 students.',
  },
  columns: {
    required: 'required',
    optional: 'may be empty',
    about: {
      learnerName:
        'Who studies, as it will appear on the certificate. Siblings: a row each, with the same e-mail address.',
      birthDate: 'Year-month-day or day/month/year. Required for everybody under 18.',
      relation:
        "The account holder's relation to the student: mother, father, guardian, other. Adults who study themselves: self, or empty.",
      accountName: 'The adult who pays and gets the mails.',
      email: 'Gets the link to choose a password. One account for each address.',
      phone: 'A phone number with 08 or +62.',
      username: 'Empty: made of the e-mail address.',
      lang: 'Language of mails: id or en. Empty: id.',
      teacherName: 'The name that families see.',
      programs: 'What is taught, with commas between. Empty: everything.',
      ageGroups: 'kids, teens, adults, with commas between. Empty: all.',
      consentOn:
        'The day on which the guardian agreed in writing at your school. Required for everybody under 18.',
      package: 'The name of the package, as in the catalogue.',
      level: 'Beginner, Intermediate or Advanced.',
      teacher: 'The e-mail address of a teacher who is registered already, with hours.',
      group: 'The name of the group; rows with the same one are one class. Empty: one-to-one.',
      weeklyTimes: 'Days and times (WIB), with commas between. May be empty where nothing is left.',
      meetingsHeld:
        'Every meeting of the past, with commas between: the date, then a time and late or absent where needed. Without a time: at the weekly time.',
      meetingsLeft: 'Together with the meetings held it must be as many as the package has.',
      midScore: 'Score of the test in the middle of the course, 0 to 100.',
      finalScore: 'Score of the Final Test, 0 to 100.',
      lastDay:
        'The last day on which a meeting may be held. Empty: as long as the package lasts from the first meeting.',
      paid: 'Rupiah paid for the whole course. The part that is left becomes an opening balance, not new revenue.',
    },
  },
  file: {
    template: {
      students: 'template-students',
      teachers: 'template-teachers',
      courses: 'template-running-courses',
    },
    errors: 'import-errors',
    data: 'Data',
    about: 'Explanations',
    row: 'Row',
    column: 'Column',
    need: 'Needed',
    meaning: 'What belongs there',
    example: 'Example',
    value: 'Written',
    problem: 'What to fix',
  },
  page: {
    lead: 'Add many students, teachers or running courses at once from CSV, Excel or JSON. The file is checked first, and imported only when all of it is right.',
    kind: 'The file holds',
    kinds: { students: 'Students', teachers: 'Teachers', courses: 'Running courses' },
    step1: '1. Prepare the file',
    step1Text: 'Fill in the template. Its column names stay as they are; their order does not matter.',
    templateCsv: 'CSV template',
    templateXlsx: 'Excel template',
    about: 'Columns explained',
    step2: '2. Check',
    file: 'CSV, XLSX or JSON file',
    fileHint: 'At most 10 MB and 10,000 rows.',
    chooseFile: 'Choose a file first.',
    check: 'Check file',
    checking: 'Checking…',
    step3: '3. Import',
    result: (p: { file: string; rows: number }) => `${p.file}: ${count(p.rows, 'row', 'rows')} read`,
    clean: 'There are no mistakes. Nothing is saved until you press the button below.',
    errors: (p: { count: number }) => `Things to fix: ${number(p.count)}. Nothing was kept.`,
    errorsShown: (p: { shown: number }) =>
      `The first ${number(p.shown)} are shown; all are in the file of errors.`,
    errorsCsv: 'File of errors (CSV)',
    errorsXlsx: 'File of errors (Excel)',
    errorsTable: 'What to fix',
    opens: {
      students: (p: { accounts: number; learners: number }) =>
        `Family accounts: ${number(p.accounts)}, with students: ${number(p.learners)}.`,
      teachers: (p: { accounts: number }) => `Teacher accounts: ${number(p.accounts)}.`,
      courses: (p: { courses: number; classes: number }) =>
        `${count(p.courses, 'running course', 'running courses')} in ${count(p.classes, 'class', 'classes')}.`,
      families: (p: { accounts: number; learners: number }) =>
        `New family accounts: ${number(p.accounts)}, new students: ${number(p.learners)}.`,
      left: (p: { meetings: number; opening: string }) =>
        `Meetings left: ${number(p.meetings)}; opening balance of unearned course fees: ${p.opening}.`,
    },
    consents: (p: { count: number }) =>
      `Children among them: ${number(p.count)}. Their guardians are asked for consent by mail; until they agree, no class is opened.`,
    mails: (p: { minutes: number }) =>
      `Each account gets a mail with a link to choose a password. They go out one after the other, about ${number(p.minutes)} min until the last.`,
    apply: { students: 'Add all students', teachers: 'Add all teachers', courses: 'Add all courses' },
    applying: 'Adding…',
    ask: {
      title: (p: { count: number }) => `Open ${count(p.count, 'account', 'accounts')}?`,
      text: 'All of them are added at once, and mails start going out. This cannot be undone.',
      no: 'Not yet',
      yes: 'Yes, add them',
    },
    done: (p: { count: number }) => `${count(p.count, 'account', 'accounts')} added.`,
    askCourses: (p: { courses: number }) => `Add ${count(p.courses, 'running course', 'running courses')}?`,
    doneCourses: (p: { courses: number }) =>
      `${count(p.courses, 'running course', 'running courses')} added.`,
    toClasses: 'See classes',
    fileHintCourses: 'At most 10 MB and 200 rows.',
    teachersFirst:
      'Teachers and their hours must be there already. Each row is one course; families that are registered already are used.',
    another: 'Check another file',
    toStudents: 'See students',
    toTeachers: 'See teachers',
    history: 'Earlier imports',
    none: 'No file has been imported yet.',
    columns: { file: 'File', kind: 'Holds', rows: 'Rows', state: 'Status', by: 'By', at: 'When' },
    states: { checked: 'Checked', withErrors: 'With mistakes', done: 'Imported', over: 'Expired' },
    open: (p: { file: string }) => `Open ${p.file}`,
    mailsUntil: (p: { when: string }) => `The last mail goes out ${p.when}.`,
    row: 'Row',
    column: 'Column',
    value: 'Written',
    problem: 'What to fix',
    wholeRow: 'the whole row',
  },
};
