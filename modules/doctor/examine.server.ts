import { type Config, InvalidConfiguration, readConfig } from '#platform/config/config.ts'
import type { Environment } from '#platform/config/environment-reader.ts'
import { checkConfiguration } from './checks/check-configuration.server.ts'
import { checkDatabase } from './checks/check-database.server.ts'
import { checkFiles } from './checks/check-files.server.ts'
import { checkBackup, checkNode } from './checks/check-machine.server.ts'
import { checkMail } from './checks/check-mail.server.ts'
import { checkOpenId, checkTraces } from './checks/check-outside.server.ts'
import { checkReplicas } from './checks/check-replicas.server.ts'
import { checkSecret } from './checks/check-secret.server.ts'
import { error, type Finding, type Findings, reasonOf, weights } from './finding.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

type Check = (config: Config) => Findings | Promise<Findings>

const checks: Record<string, Check> = {
  'The configuration': checkConfiguration,
  AUTH_SECRET: checkSecret,
  'The database': checkDatabase,
  'The read replicas': checkReplicas,
  'The mail server': checkMail,
  'The picture store': checkFiles,
  'The OpenID providers': checkOpenId,
  'The collector of traces': checkTraces,
  'The last backup': checkBackup,
}

/** A failing check does not stop the others. */
export async function examine(environment: Environment): Promise<Finding[]> {
  const config = tryConfig(environment)
  const found = [
    ...checkNode(),
    ...('findings' in config ? config.findings : await examineAll(config)),
  ]
  return found
    .filter((one) => one !== undefined && one !== false)
    .toSorted((one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight))
}

function tryConfig(environment: Environment): Config | { findings: Findings } {
  try {
    return readConfig(environment)
  } catch (cause) {
    if (!(cause instanceof InvalidConfiguration)) throw cause
    return { findings: cause.problems.map(error) }
  }
}

async function examineAll(config: Config): Promise<Findings> {
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
