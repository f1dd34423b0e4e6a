import { OperatorError } from '../../platform/operator-error.ts';

/** Runs a command of the operator: one sentence and status 1 for what the operator can mend, a trace for a bug. */
export async function runCommand(main: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}
