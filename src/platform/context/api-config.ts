import type { Config } from '../config/config.ts'

export type ApiConfig = Pick<
  Config,
  | 'adminUserIds'
  | 'apiDocs'
  | 'authSecret'
  | 'authSecretPrevious'
  | 'baseUrl'
  | 'dataDir'
  | 'demoMode'
  | 'limits'
  | 'localMode'
  | 'signInByCode'
  | 'sampleData'
  | 'signUp'
  | 'variables'
>
