import { OperatorError } from '../../platform/operator-error.ts';

/**
 * Runs a command of the operator. For errors that the operator can solve it prints one sentence and exits with status 1; for a bug it
 * prints a stack trace.
 */
export async function runCommand(main: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}
