import type { AssistantResource, AssistantTool } from '#kit/features/index.server.ts'
import { shelvesApi } from '../shelves.api.server.ts'

const { list, listBooks } = shelvesApi

export const shelfTools: AssistantTool[] = [
  {
    name: 'list_shelves',
    procedure: list,
    note: 'A built-in shelf is named by its `kind`, others by their `id`.',
  },
  { name: 'list_shelf_books', procedure: listBooks },
]

export const shelfResources: AssistantResource[] = [
  {
    uri: 'library://shelves',
    title: 'My shelves',
    description: 'The shelves of the owner of the key.',
    mimeType: 'application/json',
    procedure: list,
    read: ({ run }) => run(list, undefined),
  },
  {
    uri: 'library://shelves/{shelf}',
    title: 'Books on a shelf',
    description: 'The first hundred books on a shelf, by its id or, if it is built in, its kind.',
    mimeType: 'application/json',
    procedure: listBooks,
    read: ({ run }, shelf) => run(listBooks, { shelf, limit: 100 }),
  },
]
