import type { CommandGroups } from '../command.ts'

type Values = { isFile: boolean; choices: readonly string[] }

type CommandWords = {
  name: string
  summary: string
  argument: Values
  options: { flag: string; description: string; value: Values | undefined }[]
}

/** The words that can follow each word, from which each shell's script is written. */
export type CompletionWords = { commands: CommandWords[]; parts: string[] }

export async function completionWords(groups: CommandGroups): Promise<CompletionWords> {
  const entries = Object.values(groups).flatMap((group) => Object.entries(group))
  const commands = entries.map(async ([name, load]): Promise<CommandWords> => {
    const { summary, arguments: needed, options } = await load()
    const [argument = {}] = Object.values(needed)
    return {
      name,
      summary,
      argument: valuesOf(argument),
      options: [
        ...Object.entries(options).map(([option, { description, value, ...values }]) => ({
          flag: `--${option}`,
          description,
          value: value === undefined ? undefined : valuesOf(values),
        })),
        { flag: '--help', description: 'shows the help', value: undefined },
      ],
    }
  })
  const parts = entries.flatMap(([name]) => (name.includes(' ') ? name.split(' ', 1) : []))
  return { commands: await Promise.all(commands), parts: [...new Set(parts)] }
}

const valuesOf = ({ isFile = false, choices = [] }: Partial<Values>): Values => ({
  isFile,
  choices,
})

export const firstWords = ({ commands }: CompletionWords): string[] => [
  ...new Set(commands.map(({ name }) => name.split(' ', 1).join(''))),
]

export const actionsOf = ({ commands }: CompletionWords, part: string): CommandWords[] =>
  commands.filter(({ name }) => name.startsWith(`${part} `))
