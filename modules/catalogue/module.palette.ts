import type { PaletteParts } from '#kit/parts/index.ts'
import { bookCommands, searchBooks } from './books/books.commands.tsx'
import { genreCommands, searchGenres } from './genres/genres.commands.tsx'

export default {
  commands: (t) => [...bookCommands(t), ...genreCommands(t)],
  searches: [searchBooks, searchGenres],
} satisfies PaletteParts
