/** What a practice provider needs to run. Times are milliseconds since 1970, as `Date.now()` gives them. */
export type SandboxOptions = {
  serverKey: string;
  clientKey: string;
  /** The product's data folder; the journal lies in its `sandbox` folder. */
  dataDir: string;
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** The address under which browsers reach this service; default: where it listens. */
  publicUrl?: string | undefined;
  /** Where notifications go unless a request overrides it; none are sent without it. */
  notifyUrl?: string | undefined;
  /** Divides every waiting time between retries and between capture, settlement and refund confirmation. */
  speed?: number | undefined;
  merchantName?: string | undefined;
  now?: (() => number) | undefined;
};
