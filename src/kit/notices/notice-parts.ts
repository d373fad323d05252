import type { i18n as I18n } from 'i18next'
import type { Namespace } from '#i18n/texts.ts'

export type NoticeFacts = Record<string, string | number>

export interface NoticeWords {
  [kind: string]: (i18n: I18n, facts: NoticeFacts) => string
}

/** A feature words its notices by these, for whatever shows them to users. */
export interface NoticeParts {
  texts: Namespace
  words: NoticeWords
  topics: { [topic: string]: (i18n: I18n) => string }
}
