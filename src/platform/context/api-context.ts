import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Claim } from '../idempotency/claim-key.ts'
import type { KeyedRequest } from '../idempotency/keyed-request.ts'
import type { Mail } from '../mail/mail.ts'
import type { MessageTemplates } from '../mail/message-templates.ts'
import type { Access } from './access.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { ApiConfig } from './api-config.ts'
import type { Upload } from './upload.ts'

export type ApiServices = {
  access: Access
  accountHooks: AccountHooks
  database: Pick<Database, 'orm' | 'pool' | 'connectAlone' | 'replicas' | 'primary'>
  config: ApiConfig
  mail: Pick<Mail, 'send' | 'wake' | 'mailbox'>
  messageTemplates: MessageTemplates
  files: FileStore
}

export type ApiContext = ApiServices & {
  request: Request
  upload?: Upload | undefined
  keyed?: KeyedRequest | undefined
  answerHeaders: Headers
  progress: {
    reached: boolean
    caller?: Caller
    isWriting?: boolean
    claim?: Claim
    shownOnce?: readonly string[]
  }
}
