/** Runs a command and answers its exit code; a fault is one line for the person at the keyboard. */
export async function runCommand(main: () => Promise<number>): Promise<number> {
  try {
    return await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
