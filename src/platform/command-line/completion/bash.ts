import { actionsOf, type CompletionWords, firstWords } from './words.ts'

/** Also for zsh, and for the bash 3.2 of macOS, which has neither `mapfile` nor `compopt`. */
export function bashScript(words: CompletionWords, program: string): string {
  const complete = `_${program.replaceAll(/\W/g, '_')}`
  return `${complete}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}" words='' at=1
  case "$command" in
    ${words.parts.join('|')}) if [ "$COMP_CWORD" -gt 1 ]; then command="$command \${COMP_WORDS[2]}"; at=2; fi ;;
  esac
  if [ "$COMP_CWORD" -le "$at" ]; then
    case "$at$command" in
${words.parts
  .map(
    (part) =>
      `      '2${part} '*) words='${actionsOf(words, part)
        .map(({ name }) => name.slice(part.length + 1))
        .join(' ')}' ;;`,
  )
  .join('\n')}
      *) words='${firstWords(words).join(' ')}' ;;
    esac
  else
    case "$command $previous" in
${words.commands.flatMap(valueCases).join('\n')}
      *)
        case "$word:$command" in
${words.commands.flatMap(wordCases).join('\n')}
        esac ;;
    esac
  fi
  local IFS=$' \\t\\n'
  if [ "$words" = FILES ]; then
    IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$word"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  fi
}
complete -F ${complete} ${program}`
}

type CommandWords = CompletionWords['commands'][number]

const valueCases = ({ name, options }: CommandWords) =>
  options.flatMap(({ flag, value }) => caseOf(`'${name} ${flag}'`, value ? wordsOf(value) : ''))

const wordCases = ({ name, options, argument }: CommandWords) => [
  ...caseOf(`    -*:'${name}'`, options.map(({ flag }) => flag).join(' ')),
  ...caseOf(`    *:'${name}'`, wordsOf(argument)),
]

const caseOf = (pattern: string, words: string) =>
  words === '' ? [] : [`      ${pattern}) words='${words}' ;;`]

const wordsOf = ({ isFile, choices }: CommandWords['argument']) =>
  isFile ? 'FILES' : choices.join(' ')
