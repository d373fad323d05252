import { type Acting, operator } from '../activity/actor.ts'
import type { Config } from '../config/config.ts'
import { httpErrors } from '../errors/http-errors.ts'
import type { ReadConfig } from './command.ts'
import { withDatabase } from './with-database.ts'

/** Changes what the back office changes, too: recorded as the operator's, and refused in a demo as there. */
export const asOperator = <Result>(
  readConfig: ReadConfig,
  work: (context: { acting: Acting; config: Config }) => Promise<Result>,
): Promise<Result> =>
  withDatabase(readConfig, ({ config, database }) => {
    if (config.demoMode) throw httpErrors.inDemo()
    return work({ acting: { orm: database.orm, by: operator }, config })
  })
