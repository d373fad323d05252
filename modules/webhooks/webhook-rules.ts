import { z } from 'zod/mini'

export const webhookMessages = {
  urlRequired: 'Address is required',
  urlInvalid: 'Enter an address that begins with https://',
  urlPrivate: 'Enter an address that can be reached on the internet',
  urlLong: 'Address can be at most 2,000 characters',
  urlWithPassword: 'The address can’t contain a name or password',
  eventsRequired: 'Choose at least one event',
  eventUnknown: 'Unknown event',
} as const

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

export const webhookUrl = z.string(webhookMessages.urlRequired).check(
  z.trim(),
  z.minLength(1, webhookMessages.urlRequired),
  z.maxLength(2000, webhookMessages.urlLong),
  z.refine((text) => /^https?:$/.test(urlOf(text)?.protocol ?? ''), webhookMessages.urlInvalid),
  z.refine((text) => {
    const { username = '', password = '' } = urlOf(text) ?? {}
    return username + password === ''
  }, webhookMessages.urlWithPassword),
)
