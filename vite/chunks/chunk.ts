export type Chunk = {
  name: string
  test: (id: string) => boolean
  /** What fewer pages share stays with each of them. */
  minShareCount?: number
}

/** What has one of these in its path, and none of those. */
export const lies =
  (paths: string[], { but = [] }: { but?: string[] } = {}) =>
  (id: string) =>
    paths.some((path) => id.includes(path)) && !but.some((path) => id.includes(path))

/** The beginnings of paths. */
export const inside = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`)
export const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}`)
const rooms = [
  'kit',
  'domains/identity',
  'domains/community',
  'domains/catalogue',
  'domains/operations',
]
export const features = (...names: string[]) =>
  rooms.flatMap((room) => inside(`/src/${room}`, names))
export const ui = (...names: string[]) => inside('/src/ui', names)
