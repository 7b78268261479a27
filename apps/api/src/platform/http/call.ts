import type { Lang } from '@fasih/messages/texts';
import type { Accepted, Contract, Reply } from '@fasih/school/basics/contract';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who is calling: known from the sign-in, never from the body. */
export type Person = {
  accountId: string;
  sessionId: string;
  role: Role;
  username: string;
  /** A temporary password must be changed first. */
  mustChangePassword: boolean;
  twoStepEnabled: boolean;
  /** Proved with password and code within ten minutes, or a demo login. */
  confirmed: boolean;
};

/** Everything a handler may know about the call besides its parsed input. */
export type Call = {
  /** Null on public calls by visitors. */
  person: Person | null;
  lang: Lang;
  /** The school's clock at the start of the call. */
  now: Date;
  requestId: string;
  /** The caller's address and device, for throttles, consents and the list of sign-ins. */
  address: string;
  userAgent: string;
  /** Set by `writeAudit`; an unsafe call that succeeds without it fails outside production. */
  audited: boolean;
  /** Whose account a call at the door is about, for the security log; set where nobody is signed in yet. */
  about?: string;
  /** The raw request and reply: cookies, uploads and files only. Absent on in-process calls. */
  http?: CallHttp;
};

/** The raw request and reply of a call. */
export type CallHttp = { request: FastifyRequest; reply: FastifyReply };

/** A call made by somebody who is signed in. */
export type SignedInCall = Call & { person: Person };

type CallOf<C extends Contract> = C['who'] extends 'public' ? Call : SignedInCall;

/** What answers a contract: the reply, or a refusal that becomes its problem status. */
export type Handler<C extends Contract> = (
  input: Accepted<C>,
  call: CallOf<C>,
) => Promise<Reply<C> | Refusal> | Reply<C> | Refusal;
