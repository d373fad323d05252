import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { grantAdmin, revokeAdmin } from '../auth/people/admins.ts'
import { normaliseEmail } from '../auth/people/normalise-email.ts'
import { InvalidConfiguration, readConfig } from '../config/config.ts'
import { openDatabase } from '../database/database.ts'

const help = `npm run admin -- <command>

  grant <email>    makes somebody an admin; whoever has no account yet gets one
  revoke <email>   makes an admin a user like others; the last admin stays
`
const commands = { grant: grantAdmin, revoke: revokeAdmin }

const words = {
  grant: { done: 'is an admin now', already: 'is an admin already' },
  revoke: {
    done: 'is no admin any more',
    already: 'is no admin',
    unknown: 'has no account',
    last: 'is the last admin and stays one',
  },
}

/** The operator's command line. Answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  const [command = '', address = ''] = positionals
  if (values.help) return say(help, 0)
  if (command !== 'grant' && command !== 'revoke') return say(help, 1)
  const email = normaliseEmail(address)
  if (email === undefined) return say(`"${address}" is no e-mail address\n`, 1)

  const config = readConfig(process.env)
  const database = await openDatabase(config, pino({ level: 'silent' }))
  try {
    const outcome = await commands[command](database, email, config.adminUserIds)
    const told: Partial<Record<typeof outcome, string>> = words[command]
    return say(`${email} ${told[outcome]}\n`, outcome === 'last' || outcome === 'unknown' ? 1 : 0)
  } finally {
    await database.close()
  }
}

function say(text: string, exitCode: number): number {
  ;(exitCode === 0 ? process.stdout : process.stderr).write(text)
  return exitCode
}

try {
  process.exitCode = await main()
} catch (error) {
  const isForTheOperator = error instanceof InvalidConfiguration
  process.stderr.write(`${isForTheOperator ? error.message : String(error)}\n`)
  process.exitCode = 1
}
