import type { Database } from './database.ts'

export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]
