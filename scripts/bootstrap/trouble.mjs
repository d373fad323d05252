/** Something that went wrong and that words explain better than a stack. */
export class Trouble extends Error {}

export function describe(error) {
  return error instanceof Trouble ? error.message : error.stack
}
