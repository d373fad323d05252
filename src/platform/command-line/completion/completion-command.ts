import { product } from '#rules/product.ts'
import type { Command, CommandGroups } from '../command.ts'
import { defineCommand } from '../define-command.ts'
import { bashScript } from './bash.ts'
import { fishScript } from './fish.ts'
import { completionWords } from './words.ts'
import { zshScript } from './zsh.ts'

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript }
const shells = ['bash', 'zsh', 'fish'] as const

/** The command in `deploy/` that runs this program on a server. */
const program = `${product.id}-admin`

export const completionCommand = (groups: CommandGroups): Command =>
  defineCommand({
    summary: `prints a script that adds ${program} to a shell, with completion`,
    arguments: { shell: { description: 'the shell', choices: shells } },
    options: {},
    details: `The script completes commands, options, their values and files. Where no ${program} is installed, it adds one that
runs this program, so that the first words are ${program} instead of npm run admin --.`,
    examples: shells,
    isPlain: true,
    async run({ shell }) {
      const script = scripts[shell](await completionWords(groups), program)
      return { text: [starter(shell), script].join('\n') }
    },
  })

/** `npm` completes its own words only, so the script gives the program a name. */
function starter(shell: (typeof shells)[number]): string {
  const path = process.env['ADMIN_PROGRAM'] ?? process.argv[1] ?? ''
  const start = [process.execPath, path].map((word) => quoted(word)).join(' ')
  return shell === 'fish'
    ? `type -q ${program}; or function ${program}; ${start} $argv; end`
    : `type ${program} >/dev/null 2>&1 || ${program}() { ${start} "$@"; }`
}

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`
