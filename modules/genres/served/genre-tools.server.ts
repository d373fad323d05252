import type { AssistantResource, AssistantTool } from '#kit/features/index.server.ts'
import { genresApi } from './genres.api.server.ts'

const { list } = genresApi

export const genreTools: AssistantTool[] = [
  { name: 'list_genres', procedure: list, note: 'Books name their genre by its `id`.' },
]

export const genresResource: AssistantResource = {
  uri: 'library://genres',
  title: 'Genres',
  description: 'All genres, with the number of books in each.',
  mimeType: 'application/json',
  procedure: list,
  read: ({ run }) => run(list, undefined),
}
