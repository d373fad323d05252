import { bashScript } from './bash.ts'
import type { CompletionWords } from './words.ts'

export const zshScript = (words: CompletionWords, program: string): string =>
  `whence compdef >/dev/null || { autoload -U +X compinit && compinit }
autoload -U +X bashcompinit && bashcompinit
${bashScript(words, program)}`
