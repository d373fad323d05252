import { InvalidConfiguration } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { type Command, CommandMistake, type Outcome } from './command.ts'

type Commands = Record<string, () => Promise<Command>>

export async function runCommand(commands: Commands, typed: string[]): Promise<void> {
  const [name = '', ...args] = typed
  const { text, failed } = await outcomeOf(commands, name, args).catch((error: unknown) => ({
    text: explain(error),
    failed: true,
  }))
  ;(failed ? process.stderr : process.stdout).write(`${text}\n`)
  process.exitCode = failed ? 1 : 0
}

async function outcomeOf(commands: Commands, name: string, args: string[]): Promise<Outcome> {
  const find = Object.hasOwn(commands, name) ? commands[name] : undefined
  const wantsHelp = [name, ...args].some((word) => word === '--help' || word === '-h')
  if (!find) return { text: await listOf(commands), failed: !wantsHelp }
  const command = await find()
  return wantsHelp ? { text: helpOf(name, command) } : command.run(args)
}

async function listOf(commands: Commands): Promise<string> {
  const entries = await Promise.all(
    Object.entries(commands).map(async ([name, find]) => {
      const { usage, summary } = await find()
      return [`${name} ${usage}`, summary] as const
    }),
  )
  const width = Math.max(...entries.map(([usage]) => usage.length))
  const lines = entries.map(([usage, summary]) => `  ${usage.padEnd(width)}   ${summary}`)
  return ['npm run admin -- <command>', '', ...lines, '', 'Each says more with --help.'].join('\n')
}

const helpOf = (name: string, { usage, summary, details }: Command) =>
  [`npm run admin -- ${name} ${usage}`, '', summary, ...(details ? ['', details] : [])].join('\n')

function explain(error: unknown): string {
  if (isForTheOperator(error)) return error.message
  return String(error)
}

const isForTheOperator = (error: unknown): error is Error =>
  [InvalidConfiguration, HttpError, CommandMistake].some((kind) => error instanceof kind) ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
