import { VISITS } from '../site.ts'

const PAGES_PER_BROWSER = 9

/** The pages, in parts that a browser visits in a row. */
export const TOURS = VISITS.flatMap(({ storageState, paths }) => {
  const tours = Math.ceil(paths.length / PAGES_PER_BROWSER)
  const size = Math.ceil(paths.length / tours)
  return Array.from({ length: tours }, (_, tour) => ({
    storageState,
    paths: paths.slice(tour * size, (tour + 1) * size),
  }))
})

export const accountOf = (storageState: string | undefined) => storageState ?? 'a stranger'

export const nameOf = (paths: string[]) =>
  paths.length === 1 ? `${paths[0]}` : `${paths[0]} to ${paths.at(-1)}`
