/** The value of an address if it is one of the choices: an unknown value counts as none. */
export const oneOf = <Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice === value)
