import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { z } from 'zod'

const ofModule = z.array(
  z.strictObject({
    page: z.string(),
    routes: z.string().transform((text) => new RegExp(text)),
    kb: z.number(),
  }),
)

/** In kB of brotli; the largest list loads ten more after hydration, and each resource in the navigation costs 0.2. */
const BUDGETS = [
  // The code page is excluded: the browser fetches it on the way there.
  { page: '/login', routes: /\/src\/routes\/login\/(route|index)\.tsx/, kb: 129.5 },
  {
    page: '/manager/users',
    routes: /\/src\/routes\/manager\/(route|users\/(route|index))\.tsx/,
    kb: 193,
  },
  {
    page: '/manager/users/new',
    routes: /\/src\/routes\/manager\/(route|users\/(route|new))\.tsx/,
    kb: 230.5,
  },
  { page: '/manager/activity', routes: /\/src\/routes\/manager\/(route|activity)\.tsx/, kb: 200 },
  ...globSync('modules/*/page-budgets.json').flatMap((path) =>
    ofModule.parse(JSON.parse(readFileSync(path, 'utf8'))),
  ),
]

/** A page above its limit is a warning for who starts the product, and an error for `npm test`. */
export function pageBudgets(budgets = BUDGETS): Plugin {
  return {
    name: 'product:page-budgets',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not `generateBundle`: Vite still adds the preload lists to the chunks there.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sizes = new Map<string, Promise<number>>()
      const sizeOf = ({ fileName }: Rolldown.OutputChunk) => {
        const size = sizes.get(fileName) ?? sentSize(join(dir, fileName))
        sizes.set(fileName, size)
        return size
      }
      for (const { page, routes, kb } of budgets) {
        const first = files.filter((file) => file.isEntry || routes.test(file.facadeModuleId ?? ''))
        const loaded = [...withStaticImports(first, files)]
        const bytes = (await Promise.all(loaded.map(sizeOf))).reduce((sum, size) => sum + size, 0)
        const told = `JavaScript of ${page}: ${(bytes / 1000).toFixed(1)} kB brotli, of ${kb} kB allowed`
        if (bytes <= kb * 1000) this.info(told)
        else if (process.env['PAGE_BUDGETS'] === 'enforced') this.error(told + advice)
        else this.warn(told + advice)
      }
    },
  }
}

const advice =
  '. Load on demand what the page does not need at once (docs/decisions/0029-on-demand.md), or raise its limit in vite/page-budgets.ts.'

/** The hashes in the names of files change with each commit, and compress a little better or worse: they count as one letter. */
async function sentSize(file: string) {
  const code = await readFile(file, 'utf8')
  const named = code.replaceAll(/(?<=_build\/|\.\/)[\w-]{8}(?=\.js)/g, 'x')
  return (await compress(named)).length
}

const compress = promisify(brotliCompress)

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
