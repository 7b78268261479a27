/** Runs a command and returns its exit code; an error is one line for the operator. */
export async function runCommand(main: () => Promise<number>): Promise<number> {
  try {
    return await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
