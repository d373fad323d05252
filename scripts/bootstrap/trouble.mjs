/** An error that is printed as its message, without a stack. */
export class Trouble extends Error {}

export function describe(error) {
  return error instanceof Trouble ? error.message : error.stack
}
