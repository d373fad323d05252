import type { Access } from '../access/access.ts'
import type { Caller } from '../access/caller.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Letters } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'
import type { Upload } from './upload.ts'

/** What a procedure is given. */
export type ApiServices = {
  access: Access
  database: Pick<Database, 'orm' | 'pool'>
  config: Pick<
    Config,
    | 'adminUserIds'
    | 'apiDocs'
    | 'authSecret'
    | 'authSecretPrevious'
    | 'baseUrl'
    | 'captcha'
    | 'demoMode'
    | 'limits'
    | 'providers'
    | 'signUp'
  >
  mail: Pick<Mail, 'send' | 'wake' | 'mailbox'>
  /** The messages of sign-in, which a feature words. */
  letters: Letters
  files: FileStore
}

/** One call: on what it stands, who calls, and what its answer says beside its body. */
export type ApiContext = ApiServices & {
  request: Request
  /** Where the procedure takes one. */
  upload?: Upload | undefined
  answerHeaders: Headers
  /** The caller is here once they were admitted, ahead of the procedure. */
  progress: { reached: boolean; caller?: Caller }
}
