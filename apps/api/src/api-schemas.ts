import { itemDetail, itemWords } from '@fasih/school/assessment/banks/contract';
import {
  placementQuestion,
  placementResult,
  runningAttempt,
} from '@fasih/school/assessment/placement/contract';
import { packageDetail } from '@fasih/school/catalogue/packages/catalogue';
import { balance, decision, levelReview } from '@fasih/school/catalogue/policy/contract';
import { progressCounts } from '@fasih/school/catalogue/policy/progress';
import { policyForm, policyVersion, policyVersions } from '@fasih/school/catalogue/policy/versions-contract';
import { figure, moneyFilter, result, transaction } from '@fasih/school/finance/books/contract';
import { payAdjustment, payGaps, payLine, payRun, payslip } from '@fasih/school/finance/payroll/contract';
import { payRate, teacherRates } from '@fasih/school/finance/payroll/rates-contract';
import { difference } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { refundQuote, refundRequest, refundView } from '@fasih/school/finance/refunds/contract';
import { refundMoney, staffRefundDetail } from '@fasih/school/finance/refunds/staff-contract';
import { uncoveredMeeting } from '@fasih/school/learning/absences/contract';
import { attendance } from '@fasih/school/learning/attendance/contract';
import { teacherPlan } from '@fasih/school/learning/bulk/contract';
import { calendar } from '@fasih/school/learning/classes/calendar-contract';
import { schoolClass } from '@fasih/school/learning/classes/contract';
import { lessonHours } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { levelDetail, madeDecision, proposal, speakingCheck } from '@fasih/school/learning/levels/contract';
import { material } from '@fasih/school/learning/materials/contract';
import { meetingRecord } from '@fasih/school/learning/meetings/contract';
import { proposedClass } from '@fasih/school/learning/placing/contract';
import { certificate, courseReport, report, testResult } from '@fasih/school/learning/reports/contract';
import { familyPausePlan, plannedClass, seriesPlan } from '@fasih/school/learning/series/contract';
import { availability, hours, taughtMeeting, teacherRecord } from '@fasih/school/learning/teachers/contract';
import {
  publishedProfile,
  teacherProfile,
  teacherProfileForm,
} from '@fasih/school/learning/teachers/profile-contract';
import { waitingList } from '@fasih/school/learning/waiting/contract';
import { wishesRecord } from '@fasih/school/learning/wishes/contract';
import { manualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { guardian } from '@fasih/school/office/guardians/contract';
import { courseWithPath, learnerMeeting, stone } from '@fasih/school/office/homes/contract';
import { agendaMeeting, teacherClass, teacherStudent } from '@fasih/school/office/homes/teacher-contract';
import { importDetail, importRun } from '@fasih/school/office/imports/contract';
import { mail } from '@fasih/school/office/mails/contract';
import { courseRules, rulesOffer } from '@fasih/school/office/newer-rules/contract';
import { incident, safeguardingSettings } from '@fasih/school/office/safeguarding/contract';
import { school } from '@fasih/school/office/settings/contract';
import { publicTexts } from '@fasih/school/office/settings/public-texts-contract';
import { changedMember, member } from '@fasih/school/office/staff/staff-contract';
import { erasure } from '@fasih/school/office/students/contract';
import { ownErasure } from '@fasih/school/office/students/own-erasure-contract';
import { learner } from '@fasih/school/people/learners/contract';
import { publicQuestions, questionTexts } from '@fasih/school/platform/settings/questions-contract';
import { order } from '@fasih/school/sales/orders/contract';
import { paymentTask } from '@fasih/school/sales/payments/staff-contract';
import { voucher } from '@fasih/school/sales/vouchers/contract';
import * as z from 'zod/mini';

/**
 * Schemas that replies share, by their names in the API document. Bodies and the replies of the first calls
 * (docs/product/calls-and-texts.md#first-calls) are written out where they are used.
 */
const NAMED = {
  AgendaMeeting: agendaMeeting,
  Attendance: attendance,
  Availability: availability,
  Balance: balance,
  Certificate: certificate,
  ChangedStaffMember: changedMember,
  CourseReport: courseReport,
  CourseRules: courseRules,
  CourseWithPath: courseWithPath,
  Decision: decision,
  Erasure: erasure,
  FamilyPausePlan: familyPausePlan,
  Guardian: guardian,
  ImportDetail: importDetail,
  ImportRun: importRun,
  Incident: incident,
  Learner: learner,
  LearnerMeeting: learnerMeeting,
  LessonHours: lessonHours,
  LevelDecision: madeDecision,
  LevelDetail: levelDetail,
  LevelProposal: proposal,
  LevelReview: levelReview,
  Mail: mail,
  ManualEntry: manualEntry,
  Material: material,
  MeetingRecord: meetingRecord,
  MoneyFigure: figure,
  MoneyFilter: moneyFilter,
  MoneyResult: result,
  Order: order,
  OwnErasure: ownErasure,
  PackageDetail: packageDetail,
  PathStone: stone,
  PayAdjustment: payAdjustment,
  PayGaps: payGaps,
  PayLine: payLine,
  PayRate: payRate,
  PayRun: payRun,
  PaymentTask: paymentTask,
  Payslip: payslip,
  PlacementQuestion: placementQuestion,
  PlacementResult: placementResult,
  PlannedClass: plannedClass,
  PolicyForm: policyForm,
  PolicyVersion: policyVersion,
  PolicyVersions: policyVersions,
  ProgressCounts: progressCounts,
  ProposedClass: proposedClass,
  PublicQuestions: publicQuestions,
  PublicTeacherProfile: publishedProfile,
  PublicTexts: publicTexts,
  PublishedQuestion: questionTexts,
  QuestionDetail: itemDetail,
  QuestionWords: itemWords,
  ReconciliationDifference: difference,
  RefundMoney: refundMoney,
  RefundQuote: refundQuote,
  RefundRequest: refundRequest,
  RefundView: refundView,
  Report: report,
  RulesOffer: rulesOffer,
  RunningAttempt: runningAttempt,
  SafeguardingSettings: safeguardingSettings,
  SchoolCalendar: calendar,
  SchoolClass: schoolClass,
  SchoolSettings: school,
  SeriesPlan: seriesPlan,
  SpeakingCheck: speakingCheck,
  StaffMember: member,
  StaffRefund: staffRefundDetail,
  TaughtMeeting: taughtMeeting,
  TeacherChanges: teacherPlan,
  TeacherClass: teacherClass,
  TeacherHours: hours,
  TeacherProfile: teacherProfile,
  TeacherProfileForm: teacherProfileForm,
  TeacherRates: teacherRates,
  TeacherRecord: teacherRecord,
  TeacherStudent: teacherStudent,
  TestResult: testResult,
  Transaction: transaction,
  UncoveredMeeting: uncoveredMeeting,
  Voucher: voucher,
  WaitingList: waitingList,
  Wishes: wishesRecord,
};

/** The registry from which the API document takes the names of its schemas. */
export const apiSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) apiSchemas.add(schema, { id });
