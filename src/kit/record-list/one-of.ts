export const oneOf = <Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice === value)
