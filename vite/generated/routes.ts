import { globSync } from 'node:fs'

/** Routes of the product and of each module: folders below `routes/` are the steps of an address. */
export const routes = {
  type: 'root' as const,
  file: '__root.tsx',
  children: [
    '.',
    ...globSync('modules/*/routes')
      .toSorted()
      .map((folder) => `../../${folder}`),
  ].map((directory) => ({ type: 'physical' as const, pathPrefix: '', directory })),
}
