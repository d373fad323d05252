import type { AssistantResource } from '#kit/features/index.server.ts'
import { hasGuides, readGuides } from './read-guides.server.ts'

const uriOf = (name: string) => `guide://${name}`

/** As on the pages for developers: in local mode, of a checkout. */
export const guideResources: AssistantResource[] = [
  {
    uri: uriOf('{name}'),
    title: 'Guides',
    description: 'How this product is built on, run and called.',
    mimeType: 'text/markdown',
    list: async ({ config }) =>
      hasGuides(config)
        ? (await readGuides()).map(({ name, title }) => ({ uri: uriOf(name), title }))
        : [],
    async read({ config }, asked) {
      const guides = hasGuides(config) ? await readGuides() : []
      return guides.find(({ name }) => name === asked)?.text
    },
  },
]
