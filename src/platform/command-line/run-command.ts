import { type CommandGroups, type ReadConfig, WrongUsage } from './command.ts'
import { describeError } from './describe-error.ts'
import { findCommand } from './find-command.ts'
import { helpOf, listOf, program } from './help.ts'

export async function runCommand(
  groups: CommandGroups,
  typed: string[],
  readConfig: ReadConfig,
): Promise<void> {
  try {
    const { text, failed } = await printed(groups, typed, readConfig)
    process.stdout.write(`${text}\n`)
    process.exitCode = failed ? 1 : 0
  } catch (error) {
    const { text, exitCode } = describeError(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = exitCode
  }
}

async function printed(groups: CommandGroups, typed: string[], readConfig: ReadConfig) {
  const found = await findCommand(groups, typed)
  if ('listed' in found) return { text: listOf(found.listed) }
  const { name, command, args } = found
  if (args.includes('--help') || args.includes('-h')) return { text: helpOf(name, command) }
  const { text, data, failed, isJson } = await command
    .run(args, readConfig)
    .catch((error: unknown) => {
      if (!(error instanceof WrongUsage)) throw error
      throw new WrongUsage(`${error.message}\nHelp: ${program} ${name} --help`, { cause: error })
    })
  return { text: isJson ? JSON.stringify(data, undefined, 2) : text, failed }
}
