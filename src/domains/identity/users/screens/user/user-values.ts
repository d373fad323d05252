import { z } from 'zod/mini'
import { isEmailAddress } from '#domains/identity/login/index.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#i18n/languages.ts'
import { defaultRole } from '#rules/roles.ts'
import { optionalName } from '#rules/text.ts'
import { userMessages } from '../../user-rules.ts'
import { type Role, roleSchema } from '../../user.ts'

export interface UserValues {
  name: string
  email: string
  role: Role
}

export interface NewUserValues extends UserValues {
  invite: boolean
  language: Language
}

export const nobodyYet: NewUserValues = {
  name: '',
  email: '',
  role: defaultRole,
  invite: true,
  language: DEFAULT_LANGUAGE,
}

export const userValues = ({ name, email, role }: UserValues): UserValues => ({ name, email, role })

const emailRule = z.string().check(
  z.trim(),
  z.minLength(1, userMessages.emailRequired),
  z.refine((text) => text === '' || isEmailAddress(text), userMessages.emailInvalid),
)

const fields = { name: optionalName, email: emailRule, role: roleSchema }
export const userValuesSchema = z.object(fields)
export const newUserSchema = z.object({
  ...fields,
  invite: z.boolean(),
  language: z.enum(LANGUAGES),
})

export const isEmailChanged = (email: string, before: string) =>
  email.trim().toLowerCase() !== before
