import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What /login may load before anybody has done anything, brotli. */
const LIMIT_KB = 130

/** The build fails when the sign-in page grows too heavy: it is the first thing that every reader waits for. */
export function loginBudget(): Plugin {
  return {
    name: 'incipit:login-budget',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not `generateBundle`: Vite still adds to the chunks there what each of them loads ahead.
    writeBundle(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = files.filter((file) => file.isEntry || belongsToLogin(file))
      const bytes = [...withStaticImports(first, files)]
        .map((file) => brotliCompressSync(file.code).length)
        .reduce((sum, size) => sum + size, 0)
      const kb = bytes / 1000
      const told = `JavaScript of /login: ${kb.toFixed(1)} kB brotli, of ${LIMIT_KB} kB allowed`
      if (kb > LIMIT_KB) this.error(told)
      this.info(told)
    },
  }
}

/** The frame and the page itself; what comes after it, to confirm the code, is fetched on the way there. */
function belongsToLogin(file: Rolldown.OutputChunk): boolean {
  return /\/src\/routes\/login\/(route|index)\.tsx/.test(file.facadeModuleId ?? '')
}

function withStaticImports(
  first: Rolldown.OutputChunk[],
  all: Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set(first)
  for (const file of found) {
    for (const name of file.imports) {
      const imported = all.find((candidate) => candidate.fileName === name)
      if (imported) found.add(imported)
    }
  }
  return found
}
