import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** In kB of brotli; the list of books loads ten more after hydration, and each resource in the navigation costs 0.2. */
const BUDGETS = [
  // The code page is excluded: the browser fetches it on the way there.
  { page: '/login', routes: /\/src\/routes\/login\/(route|index)\.tsx/, kb: 131 },
  {
    page: '/manager/books',
    routes: /\/src\/routes\/manager\/(route|books\/(route|index))\.tsx/,
    kb: 183,
  },
  {
    page: '/manager/users',
    routes: /\/src\/routes\/manager\/(route|users\/(route|index))\.tsx/,
    kb: 196,
  },
  {
    page: '/manager/users/new',
    routes: /\/src\/routes\/manager\/(route|users\/(route|new))\.tsx/,
    kb: 232,
  },
  { page: '/manager/activity', routes: /\/src\/routes\/manager\/(route|activity)\.tsx/, kb: 203 },
  { page: '/app/books', routes: /\/src\/routes\/app\/(route|books\/(route|index))\.tsx/, kb: 190 },
]

/** A page above its limit is a warning for who starts the product, and an error for `npm test`. */
export function pageBudgets(budgets = BUDGETS): Plugin {
  return {
    name: 'product:page-budgets',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not `generateBundle`: Vite still adds the preload lists to the chunks there.
    writeBundle: {
      order: 'post',
      // `precompress` must have written the compressed files whose sizes are measured here.
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const { page, routes, kb } of budgets) {
          const first = files.filter(
            (file) => file.isEntry || routes.test(file.facadeModuleId ?? ''),
          )
          const loaded = [...withStaticImports(first, files)]
          const sizes = await Promise.all(loaded.map((file) => sentSize(join(dir, file.fileName))))
          const bytes = sizes.reduce((sum, size) => sum + size, 0)
          const told = `JavaScript of ${page}: ${(bytes / 1000).toFixed(1)} kB brotli, of ${kb} kB allowed`
          if (bytes <= kb * 1000) this.info(told)
          else if (process.env['PAGE_BUDGETS'] === 'enforced') this.error(told + advice)
          else this.warn(told + advice)
        }
      },
    },
  }
}

const advice =
  '. Load on demand what the page does not need at once (docs/decisions/0029-on-demand.md), or raise its limit in vite/page-budgets.ts.'

/** A file that compression would make longer has no compressed one beside it. */
async function sentSize(file: string) {
  const compressed = `${file}.br`
  const { size } = await stat(existsSync(compressed) ? compressed : file)
  return size
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
