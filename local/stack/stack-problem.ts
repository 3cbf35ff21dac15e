/** A problem that stops the local stack. Its message is one sentence that says how to fix it. */
export class StackProblem extends Error {
  override readonly name = 'StackProblem';
}
