import { actionsOf, type CompletionWords, firstWords } from './words.ts'

export function fishScript(words: CompletionWords, program: string): string {
  const typed = `__${program.replaceAll(/\W/g, '_')}_typed`
  const line = (condition: string, rest: string) =>
    `complete -c ${program} -n "${condition}" ${rest}`
  const summaries = new Map(words.commands.map(({ name, summary }) => [name, summary]))
  return [
    `function ${typed}
  set -l words (commandline -opc)
  set -l given (string join ' ' -- $words[2..-1])
  string match -q -- "$argv[1]" "$given"; or string match -q -- "$argv[1] *" "$given"
end`,
    `complete -c ${program} -f`,
    ...firstWords(words).map((word) =>
      line(
        `test (count (commandline -opc)) -eq 1`,
        `-a ${word} ${described(
          summaries.get(word) ??
            actionsOf(words, word)
              .map(({ name }) => name)
              .join(', '),
        )}`,
      ),
    ),
    ...words.parts.flatMap((part) =>
      actionsOf(words, part).map(({ name, summary }) =>
        line(
          `${typed} ${part}; and test (count (commandline -opc)) -eq 2`,
          `-a ${name.slice(part.length + 1)} ${described(summary)}`,
        ),
      ),
    ),
    ...words.commands.flatMap(({ name, argument, options }) => [
      ...(argument.isFile || argument.choices.length > 0
        ? [line(`${typed} '${name}'`, valuesOf(argument))]
        : []),
      ...options.map(({ flag, description, value }) =>
        line(
          `${typed} '${name}'`,
          `-l ${flag.slice(2)} ${value ? `${valuesOf(value)} ` : ''}${described(description)}`,
        ),
      ),
    ]),
  ].join('\n')
}

const described = (text: string) => `-d '${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

function valuesOf({ isFile, choices }: { isFile: boolean; choices: readonly string[] }): string {
  if (isFile) return '-r -F'
  return choices.length > 0 ? `-x -a '${choices.join(' ')}'` : '-x'
}
