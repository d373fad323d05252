export class Trouble extends Error {}

export function describe(error) {
  return error instanceof Trouble ? error.message : error.stack
}
