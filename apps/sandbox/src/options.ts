/** The settings of a sandbox. Times are milliseconds since 1970, as in `Date.now()`. */
export type SandboxOptions = {
  serverKey: string;
  clientKey: string;
  /** The product's data folder; the journal is in its `sandbox` folder. */
  dataDir: string;
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** The address at which browsers reach this service; by default where it listens. */
  publicUrl?: string | undefined;
  /** Where notifications go unless a request overrides it; none are sent without it. */
  notifyUrl?: string | undefined;
  /** Divides all delays between retries and between capture, settlement and refund confirmation. */
  speed?: number | undefined;
  merchantName?: string | undefined;
  now?: (() => number) | undefined;
};
