import type { Command } from './command.ts'
import type { Option } from './parameters.ts'

export const program = 'npm run admin --'

export type Listed = Record<string, Record<string, Command>>

export function listOf(groups: Listed): string {
  const sections = Object.entries(groups).map(([title, commands]) => {
    const lines = Object.entries(commands).map(([name, command]) => [
      usageOf(name, command),
      command.summary,
    ])
    return section(title, lines)
  })
  const usage = `Usage: ${program} <command> [options]`
  return [usage, ...sections, 'Each says more with --help.'].join('\n\n')
}

export function helpOf(name: string, command: Command): string {
  const { summary, details, examples } = command
  const shown = Object.entries(command.arguments).map(([argument, { description, choices }]) => [
    `<${argument}>`,
    withChoices(description, choices),
  ])
  const options = Object.entries(command.options).map(([option, given]) => [
    flagOf(option, given),
    `${withChoices(given.description, given.choices)}${given.default === undefined ? '' : `, default: ${given.default}`}`,
  ])
  return [
    `Usage: ${program} ${usageOf(name, command)} [options]`,
    summary,
    ...(shown.length > 0 ? [section('Arguments', shown)] : []),
    section('Options', [...options, ['-h, --help', 'shows this help']]),
    ...(details === undefined ? [] : [details]),
    section(
      'Examples',
      examples.map((example) => [`${program} ${name} ${example}`, '']),
    ),
  ].join('\n\n')
}

const withChoices = (description: string, choices?: readonly string[]) =>
  choices ? `${description} (${choices.join(', ')})` : description

export function usageOf(name: string, command: Pick<Command, 'arguments'>): string {
  const words = Object.entries(command.arguments).map(([argument, { isOptional }]) =>
    isOptional ? `[<${argument}>]` : `<${argument}>`,
  )
  return [name, ...words].join(' ')
}

export const flagOf = (name: string, { value }: Pick<Option, 'value'>): string =>
  value === undefined ? `--${name}` : `--${name} <${value}>`

function section(title: string, lines: string[][]): string {
  const width = Math.max(...lines.map(([first = '']) => first.length))
  const aligned = lines.map(([first = '', second = '']) => `  ${first.padEnd(width)}   ${second}`)
  return [title, ...aligned.map((line) => line.trimEnd())].join('\n')
}
