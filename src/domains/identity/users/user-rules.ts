import { z } from 'zod/mini'
import { textMessages } from '#rules/text.ts'

export const userMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  emailTaken: 'An account with this email already exists',
  reasonRequired: 'Reason is required',
  reasonTooLong: 'At most 500 characters',
  dayRequired: 'Choose a date',
  dayOver: 'This date has passed',
} as const

export const longestReason = 500

export const reasonRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, userMessages.reasonRequired),
    z.maxLength(longestReason, userMessages.reasonTooLong),
    z.regex(/^([^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, textMessages.controlCharacters),
  )
