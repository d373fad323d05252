import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * What pages may load before anybody has done anything, in kB of brotli: frames and the page itself. Of the list of
 * books, 190 with the ten that come as soon as it is awake.
 */
const BUDGETS = [
  // To confirm the code comes after it, and is fetched on the way there.
  { page: '/login', routes: /\/src\/routes\/login\/(route|index)\.tsx/, kb: 130 },
  {
    page: '/manager/books',
    routes: /\/src\/routes\/manager\/(route|books\/(route|index))\.tsx/,
    kb: 181,
  },
  // What readers browse on a phone.
  { page: '/app/books', routes: /\/src\/routes\/app\/(route|books\/(route|index))\.tsx/, kb: 190 },
]

/** The build fails when one of them grows too heavy: it is what readers wait for first, and managers most often. */
export function pageBudgets(): Plugin {
  return {
    name: 'incipit:page-budgets',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not `generateBundle`: Vite still adds to the chunks there what each of them loads ahead.
    writeBundle: {
      order: 'post',
      // The sizes are those of the files that `precompress` has written before.
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const { page, routes, kb } of BUDGETS) {
          const first = files.filter(
            (file) => file.isEntry || routes.test(file.facadeModuleId ?? ''),
          )
          const loaded = [...withStaticImports(first, files)]
          const sizes = await Promise.all(
            loaded.map((file) => stat(join(dir, `${file.fileName}.br`))),
          )
          const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
          const told = `JavaScript of ${page}: ${(bytes / 1000).toFixed(1)} kB brotli, of ${kb} kB allowed`
          if (bytes > kb * 1000) this.error(told)
          this.info(told)
        }
      },
    },
  }
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
