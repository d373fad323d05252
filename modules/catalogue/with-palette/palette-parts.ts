import type { PaletteParts } from '#modules/palette/index.ts'
import { bookCommands, searchBooks } from './books.commands.tsx'
import { genreCommands, searchGenres } from './genres.commands.tsx'

export default {
  commands: (t) => [...bookCommands(t), ...genreCommands(t)],
  searches: [searchBooks, searchGenres],
} satisfies PaletteParts
