import { personName, textMessages } from '#rules/text.ts'

/** Control characters get the specified message "Name is invalid". */
export const nameMessages = {
  required: 'Name is required',
  other: textMessages.controlCharacters,
} as const

export const mistakeInName = (name: string) => personName.safeParse(name).error?.issues[0]?.message
