export type { NoticeFacts, NoticeParts, NoticeWords } from './notice-parts.ts'
