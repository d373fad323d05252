import type { TFunction } from 'i18next'
import { bookCommands, searchBooks } from './books/books.commands.tsx'
import { genreCommands } from './genres/genres.commands.tsx'
import { shelfCommands } from './shelves/shelves.commands.tsx'

export const commands = (t: TFunction<'layouts'>) => [
  ...bookCommands(t),
  ...genreCommands(t),
  ...shelfCommands(t),
]

export const searches = [searchBooks]
