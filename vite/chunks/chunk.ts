export type Chunk = {
  name: string
  test: (id: string) => boolean
  minShareCount?: number
}

export const lies =
  (paths: string[], { but = [] }: { but?: string[] } = {}) =>
  (id: string) =>
    paths.some((path) => id.includes(path)) && !but.some((path) => id.includes(path))

export const inside = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`)
export const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}`)
const layers = [
  '/src/kit',
  '/src/domains/identity',
  '/src/domains/operations',
  '/modules',
  '/modules/catalogue',
]
export const features = (...names: string[]) => layers.flatMap((layer) => inside(layer, names))
export const ui = (...names: string[]) => inside('/src/ui', names)
