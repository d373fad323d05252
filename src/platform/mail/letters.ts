import type { Letter } from './letter.ts'

type Content = Omit<Letter, 'to'>
type CodeFacts = { code: string; minutes: number }
/** `site` names this installation to whoever wants to complain. */
type NoticeFacts = { at: Date; site: string }

/** What the sign-in service writes to people, each in the language of whoever sent the headers. */
export type Letters = {
  /** In which whoever sent the headers reads. */
  languageOf: (reader: Headers) => string
  signInCode: (facts: CodeFacts, reader: Headers) => Promise<Content>
  emailChangeCode: (facts: CodeFacts, reader: Headers) => Promise<Content>
  accountDeletionCode: (facts: CodeFacts, reader: Headers) => Promise<Content>
  /** To the address that was left. */
  emailChanged: (facts: NoticeFacts & { newEmail: string }, reader: Headers) => Promise<Content>
  accountDeleted: (facts: NoticeFacts, reader: Headers) => Promise<Content>
}
