import { ConfigError } from './platform/config-error.ts';

/** An error that the operator can correct; printed as one line without a stack. */
export class StartError extends Error {}

/** What is printed of a start that failed: the lines of an error that the operator can correct, of any other all there is. */
export function printedStartError(error: unknown): unknown {
  const known =
    error instanceof ConfigError ||
    error instanceof StartError ||
    (error instanceof Error && /^(DatabaseStartError|MigrationError|DemoRefused)$/.test(error.name));
  return known ? error.message : error;
}
