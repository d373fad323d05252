import type { MailMessage } from './mail-message.ts'

type Content = Omit<MailMessage, 'to'>
type CodeFacts = { code: string; minutes: number }
type NoticeFacts = { at: Date; site: string }
type Device = { ipAddress: string | undefined; userAgent: string | undefined }

export type MessageTemplates = {
  languageOf: (reader: Headers) => string
  signInCode: (facts: CodeFacts & { link: string }, reader: Headers) => Promise<Content>
  emailChangeCode: (facts: CodeFacts, reader: Headers) => Promise<Content>
  accountDeletionCode: (facts: CodeFacts, reader: Headers) => Promise<Content>
  emailChanged: (facts: NoticeFacts & { newEmail: string }, reader: Headers) => Promise<Content>
  newDevice: (facts: NoticeFacts & Device, reader: Headers) => Promise<Content>
  accountDeleted: (facts: NoticeFacts, reader: Headers) => Promise<Content>
}
