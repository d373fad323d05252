import {
  type Checks,
  error,
  type Finding,
  type Findings,
  reasonOf,
  weights,
} from '#kit/features/index.server.ts'
import type { ReadConfig } from '#platform/command-line/command.ts'
import { type Config, InvalidConfiguration } from '#platform/config/config.ts'
import { checkConfiguration } from './checks/check-configuration.server.ts'
import { checkDatabase } from './checks/check-database.server.ts'
import { checkFiles } from './checks/check-files.server.ts'
import { checkBackup, checkNode } from './checks/check-machine.server.ts'
import { checkMail } from './checks/check-mail.server.ts'
import { checkSecret } from './checks/check-secret.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export type Processes = (config: Config) => number

const ownChecks = (processes: Processes): Checks => ({
  'The configuration': checkConfiguration,
  AUTH_SECRET: checkSecret,
  'The database': (config) => checkDatabase(config, processes(config)),
  'The mail server': checkMail,
  'The picture store': checkFiles,
  'The last backup': checkBackup,
})

/** A failing check does not stop the others. */
export async function examine(
  readConfig: ReadConfig,
  ofModules: Checks = {},
  processes: Processes = () => 1,
): Promise<Finding[]> {
  const config = tryConfig(readConfig)
  const found = [
    ...checkNode(),
    ...('findings' in config
      ? config.findings
      : await examineAll(config, { ...ownChecks(processes), ...ofModules })),
  ]
  return found
    .filter((one) => one !== undefined && one !== false)
    .toSorted((one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight))
}

function tryConfig(readConfig: ReadConfig): Config | { findings: Findings } {
  try {
    return readConfig()
  } catch (cause) {
    if (!(cause instanceof InvalidConfiguration)) throw cause
    return { findings: cause.problems.map(error) }
  }
}

async function examineAll(config: Config, checks: Checks): Promise<Findings> {
  const hide = withoutSecrets(config)
  const found = await Promise.all(
    Object.entries(checks).map(async ([what, check]) => {
      try {
        return await check(config)
      } catch (cause) {
        return [error(`${what} could not be checked: ${reasonOf(cause)}`)]
      }
    }),
  )
  return found.flat().map((one) => one && { weight: one.weight, text: hide(one.text) })
}
