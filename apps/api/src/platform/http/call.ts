import type { Lang } from '@fasih/messages/texts';
import type { Accepted, Contract, ProblemOf, Reply } from '@fasih/school/basics/contract';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The caller, known from the session and never from the body. */
export type Person = {
  accountId: string;
  sessionId: string;
  role: Role;
  username: string;
  /** A temporary password must be changed first. */
  mustChangePassword: boolean;
  twoStepEnabled: boolean;
  /** An accountant: changes nothing but the own account, and reads learners' names as initials. */
  readsOnly: boolean;
  /** Confirmed with password and code within the last ten minutes, or a demo login. */
  confirmed: boolean;
  /** On a child's own device the only learner whom the call may see and act for; else null. */
  learnerId: string | null;
  /** Learners of other accounts that this second guardian reaches; read with the session, so that an end acts at once. */
  shared: readonly { learnerId: string; may: 'look' | 'decide' }[];
};

/** Whether the call may be about this learner of the account: any of them, or on a child's device that child alone. */
export const mayActFor = (person: Pick<Person, 'learnerId'>, learnerId: string): boolean =>
  person.learnerId === null || person.learnerId === learnerId;

/** What a handler may know about the call besides its parsed input. */
export type Call = {
  /** Null for visitors on public calls. */
  person: Person | null;
  lang: Lang;
  /** The school's clock at the start of the call. */
  now: Date;
  requestId: string;
  /** The caller's address and device, for throttles, consents and the list of sessions. */
  address: string;
  userAgent: string;
  /** Set by `writeAudit`; outside production an unsafe call that succeeds without it fails. */
  audited: boolean;
  /** The account a call before sign-in is about, for the security log. */
  about?: string;
  /** The raw request and reply, for cookies, uploads and files only; absent on in-process calls. */
  http?: CallHttp;
};

/** The raw request and reply of a call. */
export type CallHttp = { request: FastifyRequest; reply: FastifyReply };

/** A call by a signed-in person. */
export type SignedInCall = Call & { person: Person };

type CallOf<C extends Contract> = C['who'] extends 'public' ? Call : SignedInCall;

/** Answers a contract with its reply, or with a refusal that becomes a problem response. */
export type Handler<C extends Contract> = (
  input: Accepted<C>,
  call: CallOf<C>,
) => Promise<Reply<C> | Refusal<ProblemOf<C>>> | Reply<C> | Refusal<ProblemOf<C>>;
