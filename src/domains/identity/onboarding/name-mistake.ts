import { personName, textMessages } from '#rules/text.ts'

/** A name with control characters gets the words of the specification: "Name is invalid". */
export const nameMessages = {
  required: 'Name is required',
  other: textMessages.controlCharacters,
} as const

/** The message of the first rule that a name breaks; the server holds to the same rules. */
export const mistakeInName = (name: string) => personName.safeParse(name).error?.issues[0]?.message
