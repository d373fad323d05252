import type { TFunction } from 'i18next'
import { bookCommands, searchBooks } from './books/books.commands.tsx'
import { genreCommands, searchGenres } from './genres/genres.commands.tsx'

export const commands = (t: TFunction<'layouts'>) => [...bookCommands(t), ...genreCommands(t)]

export const searches = [searchBooks, searchGenres]
