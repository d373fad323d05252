import type { DashboardPieces } from '#kit/dashboard/index.ts'
import { AdditionsPlot } from './additions-plot.tsx'
import { AuthorsFigure, BooksFigure, GenresFigure } from './catalogue-figures.tsx'
import { GenresStep, ImportStep } from './catalogue-steps.tsx'
import { Coverless } from './coverless.tsx'
import { GenresPlot } from './genres-plot.tsx'
import { LonelyGenres, lonelyGenresOf } from './lonely-genres.tsx'
import { NewBookLink } from './new-book-link.tsx'
import { ZeroResultSearches } from './zero-result-searches.tsx'

export const pieces: DashboardPieces = {
  name: 'catalogue',
  figures: { books: BooksFigure },
  smallFigures: { authors: AuthorsFigure, genres: GenresFigure },
  attention: [
    { order: 40, count: (of) => lonelyGenresOf(of).length, Show: LonelyGenres },
    { order: 50, count: (of) => of.attention.coverless?.total.count ?? 0, Show: Coverless },
  ],
  main: [
    { order: 10, Show: AdditionsPlot },
    { order: 30, Show: GenresPlot },
  ],
  side: [{ order: 30, Show: ZeroResultSearches }],
  steps: [
    { order: 30, name: 'genres', Show: GenresStep },
    { order: 40, name: 'import', Show: ImportStep },
  ],
  Action: NewBookLink,
}
