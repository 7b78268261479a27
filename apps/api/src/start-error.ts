/** An error that the operator can correct; printed as one line without a stack. */
export class StartError extends Error {}
