import { textMessages } from '#rules/text.ts'

/** Control characters get the specified message "Name is invalid". */
export const nameMessages = {
  required: 'Name is required',
  other: textMessages.controlCharacters,
} as const
