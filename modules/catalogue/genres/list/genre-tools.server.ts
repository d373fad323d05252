import { type McpResource, procedureTool } from '#kit/mcp/index.server.ts'
import { genresApi } from '../genres.api.server.ts'

const { list } = genresApi

export const genreTools = [
  procedureTool(list, {
    name: 'list_genres',
    note: 'Books name their genre by its `id`.',
  }),
]

export const genresResource: McpResource = {
  uri: 'library://genres',
  title: 'Genres',
  description: 'All genres, with the number of books in each.',
  mimeType: 'application/json',
  procedure: list,
  read: ({ run }) => run(list, undefined),
}
