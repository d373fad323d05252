import { personName, textMessages } from '#rules/text.ts'

/** Control characters get the specified message "Name is invalid". */
export const nameMessages = {
  required: 'Name is required',
  other: textMessages.controlCharacters,
} as const

/** The message of the first broken rule; the server applies the same rules. */
export const mistakeInName = (name: string) => personName.safeParse(name).error?.issues[0]?.message
