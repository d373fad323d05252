import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Mail } from '../mail/mail.ts'
import type { MessageTemplates } from '../mail/message-templates.ts'
import type { Access } from './access.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { ApiConfig } from './api-config.ts'
import type { RepeatableCall, RepeatableCalls } from './repeatable-calls.ts'
import type { Upload } from './upload.ts'

export type ApiServices = {
  access: Access
  accountHooks: AccountHooks
  database: Pick<Database, 'orm' | 'pool' | 'connectAlone' | 'replicas' | 'primary'>
  config: ApiConfig
  mail: Pick<Mail, 'send' | 'wake' | 'mailbox'>
  messageTemplates: MessageTemplates
  files: FileStore
  repeatableCalls?: RepeatableCalls | undefined
}

export type ApiContext = ApiServices & {
  request: Request
  upload?: Upload | undefined
  repeatable?: RepeatableCall | undefined
  answerHeaders: Headers
  progress: {
    reached: boolean
    caller?: Caller
    isWriting?: boolean
    shownOnce?: readonly string[]
  }
}
