/** The person an erasure is about, and every record that may contain text about them. */
export type ErasedPerson = {
  /** The learner, and records merged into them. */
  learners: string[];
  /** Accounts erased too, because nobody else learns with them. */
  accounts: string[];
  /** The learner's account. */
  family: string;
  /**
   * Accounts that may have been told of the learner: the family, its other guardians, teachers, families of classmates, admins
   * and finance.
   */
  told: string[];
  /** Notices and mails with ids before this one were written too long before the person came to be about them. */
  since: string;
  /** Learners whose records may mention the person: of the same account and the same classes. */
  others: string[];
  teachers: string[];
  enrolments: string[];
  orders: string[];
  /** Classes that nobody else was in. */
  ownClasses: string[];
  sharedClasses: string[];
  /**
   * Ids and names of all these classes, ids of the courses and of the family's account, quoted as in the JSON of a message about
   * them.
   */
  marks: string[];
  /** Meetings without another learner's seat. */
  ownMeetings: string[];
  sharedMeetings: string[];
  seats: string[];
  refundRequests: string[];
  certificates: string[];
  sittings: string[];
  mails: string[];
  paymentTasks: string[];
  materials: string[];
  sharedMaterials: string[];
  /** Regular expression that matches the person in records close to them. */
  near: string;
  /**
   * Regular expression that matches the person anywhere; leaves out words that occur in another person's
   * name.
   */
  anywhere: string;
};
